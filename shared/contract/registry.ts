import type { RemoteDescriptor } from './descriptor';

/** What an area can expose: its screens, its cards for the overview, its part of the search. */
export const REMOTE_PARTS = ['module', 'widgets', 'search'] as const;
export type RemotePart = (typeof REMOTE_PARTS)[number];

/** One area as deployed: where it is and what it is. */
export interface RegistryEntry {
  readonly descriptor: RemoteDescriptor;
  /** Name of the federation container, an identifier: `work_orders_1_0_0_3f9c1e2`. */
  readonly name: string;
  /** Hash of the build, part of its immutable folder. */
  readonly build: string;
  /** Folder of the release, with a trailing slash: `/remotes/customers/1.0.0-3f9c1e2/`. */
  readonly base: string;
  /** Manifest inside `base`. */
  readonly manifest: string;
  /** Shared modules the area asks the host for when it opens, so that they can be warmed. */
  readonly needs: readonly string[];
  /** Subresource integrity (such as `sha256-…`) by file name inside `base`. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Files each exposed part runs at once, the container's entry among them. Without it all files are the module's. */
  readonly parts?: Readonly<Partial<Record<RemotePart, readonly string[]>>>;
  readonly enabled: boolean;
  /** Told to people while the area is switched off. */
  readonly notice: string | null;
  /** Deadline for one attempt to load the area, in milliseconds. */
  readonly timeoutMs: number;
  /** Folder of the release before this one, `1.0.0-3f9c1e2`: what a rollback goes back to. */
  readonly previous?: string;
  /** A release that some people have already, until it is promoted to all or taken back. */
  readonly canary?: Canary;
}

/** A release that so many of a hundred people have in the place of the one for all. */
export interface Canary {
  /** From 1 to 99. */
  readonly percent: number;
  readonly entry: RegistryEntry;
}

/** The document behind `/registry.json`. */
export interface Registry {
  readonly schema: 1;
  readonly revision: number;
  /**
   * When the store wrote it, as an ISO instant; always later than the one before. Left out by stores from before this
   * was written, and by lists that are made for one page.
   */
  readonly writtenAt?: string;
  /** Build of the host that is deployed beside these areas. */
  readonly host?: string;
  /** Build of the host before that one: what a rollback goes back to. */
  readonly hostPrevious?: string;
  readonly remotes: readonly RegistryEntry[];
}
