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

/**
 * Takes the overrides, previews and areas to show alone that the page's address asks for and removes them from it:
 * reloading the page after "Clear" must not bring them back.
 */
export async function takeOverrides(): Promise<void> {
  if (!/[?&](override|preview|only)=/.test(location.search)) return;
  const { federation } = await import(/* webpackChunkName: "shell" */ './federation');
  const { overrides, only } = federation();
  history.replaceState(null, '', only.take(overrides.take(new URL(location.href))));
}

/**
 * Loads the area behind a path, down to its code and what it shares, so that opening it asks for nothing more.
 * Resolves to false when its server hangs. Never rejects: what did not arrive is asked for again, and told of, when the
 * area is opened.
 */
export async function warmPath(path: string): Promise<boolean> {
  try {
    // Not in the first script of the page: who signs in waits for every byte of it.
    const { federation } = await import(/* webpackChunkName: "shell" */ './federation');
    return await federation().warm(path);
  } catch {
    return false;
  }
}
