import {
  CONTRACT,
  type Registry,
  type RegistryEntry,
  type RemoteId,
  type RemoteModule,
  takes,
  validateModule,
} from '@fm/contract';
import { askAgain, LazyPart } from '@fm/platform';
import { waitAtMost } from '../../app/wait-at-most';
import { kindOf, LoadError, RemoteFailure } from '../failure/remote-failure';

/** An area as it was loaded. */
export interface OpenedArea {
  readonly entry: RegistryEntry;
  readonly module: RemoteModule;
  /** The retry it came with; 0 for a first attempt, which may have been several tries. */
  readonly retry: number;
}

/** What loading anything of an area needs of the page; tests hand in their own. */
export interface AreasPage {
  readonly registry: {
    load(): Promise<Registry>;
    reload(): Promise<Registry>;
    entry(id: RemoteId): RegistryEntry | undefined;
  };
  /**
   * The entry as this page loads it: a build in work may stand in its place. Throws a LoadError when it must not be
   * loaded at all.
   */
  admit(entry: RegistryEntry): RegistryEntry;
}

/** What a loader needs of the page; tests hand in their own. */
export interface LoaderPage extends AreasPage {
  online(): boolean;
  /** Gives up what the host waits for, after a load that took too long. */
  dropHungFiles(): void;
  /** Fetches and runs the area; `retry` is 0 for a first attempt. Resolves to whatever the area exposes. */
  open(entry: RegistryEntry, retry: number): Promise<unknown>;
}

/** One area: a part of the page that is checked before it is asked for and when it has come. Knows no federation. */
export class RemoteLoader extends LazyPart<OpenedArea, RemoteFailure> {
  constructor(
    readonly id: RemoteId,
    private readonly page: LoaderPage,
  ) {
    super((retry) => openAsReleased(page, id, retry));
  }

  override renew(): Promise<void> {
    const state = this.getSnapshot();
    if (state.phase === 'failed' && state.error.kind === 'timeout') this.page.dropHungFiles();
    return super.renew();
  }

  /** Forgets what was loaded ahead and nobody has looked at, so that the area opens as the registry then says. */
  drop(): void {
    if (this.getSnapshot().phase === 'ready' && !this.isNeeded) this.set({ phase: 'idle' });
  }
}

/**
 * Opens the release of an area that counts when it has come: while it was on its way another one may have been released,
 * or somebody signed in who has another one. Nobody has seen the first.
 */
async function openAsReleased(page: LoaderPage, id: RemoteId, retry: number): Promise<OpenedArea> {
  let listed: RegistryEntry | undefined;
  const open = (asked: number) =>
    loadFromArea(page, id, asked, (entry, now) => {
      listed = now;
      return openArea(page, entry, retry);
    });
  const opened = await open(retry);
  const now = page.registry.entry(id);
  return now && now.base !== listed?.base ? open(0) : opened;
}

async function openArea(page: LoaderPage, entry: RegistryEntry, retry: number): Promise<OpenedArea> {
  if (!entry.enabled) throw new LoadError('disabled', 'The area is switched off.');
  if (!takes(entry.descriptor.contract))
    throw new LoadError(
      'incompatible',
      `The area wants contract ${entry.descriptor.contract}, the host has ${CONTRACT}.`,
    );
  const exposed = await inTries(page, entry, retry);
  return { entry, module: validateModule(exposed, entry.descriptor), retry };
}

/** Asks again by itself where a moment may be all it takes; who pressed Retry is told at once. */
function inTries(page: LoaderPage, entry: RegistryEntry, retry: number): Promise<unknown> {
  const end = performance.now() + entry.timeoutMs;
  const open = (number: number) => within(end - performance.now(), page.open(entry, number));
  let opened = open(retry);
  for (const pause of retry === 0 ? pausesWithin(entry.timeoutMs) : [])
    opened = opened.catch(async (error: unknown) => {
      const isLate = performance.now() + pause > end;
      if (isLate || !page.online() || !worthAnotherTry(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return askAgain(open);
    });
  return opened;
}

/** How long to wait before each automatic try, in milliseconds; the longest are for areas with time enough. */
const PAUSES = [
  { longest: 500, share: 1 / 16 },
  { longest: 2000, share: 1 / 4 },
] as const;

/** The waits between the automatic tries of a load that may take `timeoutMs` in all. */
const pausesWithin = (timeoutMs: number): readonly number[] =>
  PAUSES.map(({ longest, share }) => Math.min(longest, timeoutMs * share));

/** Whether the same request may succeed a moment later without anybody doing something. */
const worthAnotherTry = (error: unknown) => kindOf(error) === 'unreachable';

/**
 * Loads something of an area from where it lies by now: `listed` is the registry's word, and `entry` what this page takes
 * for it. Rejects with a RemoteFailure.
 */
export async function loadFromArea<T>(
  page: AreasPage,
  id: RemoteId,
  retry: number,
  load: (entry: RegistryEntry, listed: RegistryEntry) => Promise<T>,
): Promise<T> {
  const { registry } = page;
  try {
    const { remotes } = await (retry === 0 ? registry.load() : registry.reload()).catch((cause: unknown) => {
      throw new LoadError('registry', 'The list of areas is not available.', { cause });
    });
    const listed = remotes.find(({ descriptor }) => descriptor.id === id);
    if (!listed) throw new LoadError('registry', `The list of areas does not name "${id}".`);
    return await load(page.admit(listed), listed);
  } catch (cause) {
    throw new RemoteFailure(kindOf(cause), id, registry.entry(id), cause);
  }
}

/** Rejects with a LoadError of kind `timeout` when `work` takes longer than `ms`. The work itself goes on. */
export const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
  waitAtMost(ms, work, () => {
    throw new LoadError('timeout', `No answer within ${ms} ms.`);
  });
