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
  | 'disabled'
  /** Asked for as a preview that is gone, or that is for people with another role. */
  | 'no-preview';

/** What each kind of failure is called where operators read it. */
export const KIND_LABELS: Readonly<Record<FailureKind, string>> = {
  registry: 'list of areas missing',
  unreachable: 'file missing',
  timeout: 'no answer in time',
  'bad-manifest': 'unexpected answer',
  incompatible: 'versions do not fit',
  broken: 'failed at start',
  crashed: 'stopped while open',
  uncaught: 'failed while open',
  stale: 'replaced by a newer build',
  untrusted: 'address not allowed',
  disabled: 'switched off',
  'no-preview': 'preview not shown',
};

/** An area, or a part of it, that is not there, with all that support asks for. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  /** The area as people call it. */
  readonly title: string;
  readonly owner: string | undefined;
  readonly version: string | undefined;
  readonly build: string | undefined;
  /** Why it is not there, in the words of operators or of the preview that was asked for. */
  readonly notice: string | undefined;
  readonly at = new Date();

  /** `entry` is what the registry says of the area, where it names it. */
  constructor(
    readonly kind: FailureKind,
    readonly id: RemoteId,
    entry: RegistryEntry | undefined,
    override readonly cause: unknown,
  ) {
    super(`${id}: ${kind}`, { cause });
    this.title = entry?.descriptor.title ?? id;
    this.owner = entry?.descriptor.owner;
    this.version = entry?.descriptor.version;
    this.build = entry?.build;
    this.notice = entry?.notice ?? undefined;
  }

  /** What operators are told beside the cause. */
  get context(): Readonly<Record<string, unknown>> {
    const { id, version, build, owner, kind } = this;
    return { area: id, version, build, owner, kind };
  }
}

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
