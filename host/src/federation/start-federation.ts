/** What the server says about areas, and the page about itself. */
export interface FederationSettings {
  readonly registryUrl: string;
  /** Origins besides the own one that areas may come from. */
  readonly remoteOrigins?: readonly string[];
  /** Developers may put a build from their own machine in place of an area. */
  readonly allowOverrides?: boolean;
  /** Build of the host that this page runs. */
  readonly hostBuild?: string;
}

let given: FederationSettings | undefined;

/** Says once per page where the areas are listed and where they may come from. Fetches nothing. */
export function startFederation(settings: FederationSettings): void {
  given = settings;
}

/** What `startFederation` was given. Throws before it. */
export function federationSettings(): FederationSettings {
  if (given === undefined) throw new Error('startFederation must be called first.');
  return given;
}
