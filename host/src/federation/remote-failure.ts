import { ContractError, type RegistryEntry, type RemoteId } from '@fm/contract';

/** Why an area is not there. What people are told and whether trying again can help follow from it. */
export type FailureKind =
  /** The list of areas is neither served nor known from an earlier visit. */
  | 'registry'
  /** A file of the area, or of the host for it, did not arrive. */
  | 'unreachable'
  /** Nothing failed, but not all arrived before the deadline. */
  | 'timeout'
  /** The server sent something else than the area's manifest. */
  | 'bad-manifest'
  /** The area was built for another version of the host. */
  | 'incompatible'
  /** The area's code failed at its start or is not shaped as agreed. */
  | 'broken'
  /** A screen of the area threw while it was open. */
  | 'crashed'
  /** An event handler or a timer of the area threw; its screen goes on. */
  | 'uncaught'
  /** Parts of the build that is open are gone from the server: there is a newer one. */
  | 'stale'
  /** Its files lie where this app may not load from. */
  | 'untrusted'
  /** Switched off by operators. */
  | 'disabled';

/** An area that is not there, with all that support asks for. */
export interface RemoteFailure {
  readonly kind: FailureKind;
  readonly id: RemoteId;
  /** The area as people call it. */
  readonly title: string;
  readonly owner?: string;
  readonly version?: string;
  readonly build?: string;
  /** Told by operators, for a disabled area. */
  readonly notice?: string;
  readonly at: Date;
  readonly cause: unknown;
}

/** A failure of an area that the registry names. */
export const failureOf = (kind: FailureKind, entry: RegistryEntry, cause: unknown): RemoteFailure => ({
  kind,
  id: entry.descriptor.id,
  title: entry.descriptor.title,
  owner: entry.descriptor.owner,
  version: entry.descriptor.version,
  build: entry.build,
  ...(entry.notice !== null && { notice: entry.notice }),
  at: new Date(),
  cause,
});

/** A failure whose kind is known where it happens. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const MISSING_FILE =
  /#RUNTIME-00[38]|Loading (css )?chunk|Failed to (fetch|get manifest|load script)|NetworkError|Load failed/i;

const nameOf = (error: unknown) =>
  error instanceof Error || error instanceof DOMException ? error.name : '';

/** What kind of failure an error from loading an area is. The federation runtime tells most of it by text alone. */
export function kindOf(error: unknown): FailureKind {
  if (error instanceof LoadError) return error.kind;
  if (error instanceof ContractError) return 'broken';
  if (nameOf(error) === 'TimeoutError') return 'timeout';
  const text = error instanceof Error ? error.message : String(error);
  if (/does not satisfy/.test(text)) return 'incompatible';
  if (nameOf(error) === 'ChunkLoadError' || MISSING_FILE.test(text)) return 'unreachable';
  return 'broken';
}
