import { type Called, nounFor } from '@fm/domain/record';
import { pageOwner } from '@fm/platform';
import type { CommandRequest } from '@fm/workflows/command';
import { browserDrafts } from '../drafts/draft-store';
import { lock, lockIfFree } from '../drafts/lock';
import { draftsOf, onLogout } from '../drafts/logout';
import type { NamedFailure, Page } from './send-pages';

/** The server keeps answers for a week: what is older might be done a second time. */
const MOST_AGE_MS = 6 * 86_400_000;
/** Windows that look at what is left hold it for a moment. */
const TAKE_MS = 1_000;

onLogout(() => pageOwner.set(undefined));

/** What people read of work in pages: kept with it, so that whoever goes on with it reads the same. */
export interface WorkTexts {
  /** What is done to how many: "Changing 240 customers". */
  readonly doing: string;
  /** What is counted: "customers". */
  readonly noun: string;
  /** What became of one of them, and of `{count}` of them: "{count} customers were changed." */
  readonly done: Called;
}

/** Says what became of so many: "240 customers were changed." */
export const doneText = ({ done }: WorkTexts, count: number): string =>
  nounFor(count, done).replace('{count}', count.toLocaleString('en-GB'));

/** What is said of work in pages, and where its changes can be found again. */
export interface WorkLabel {
  readonly texts: WorkTexts;
  /** The batch of the changes, where they can be undone. */
  readonly batchId?: string | undefined;
}

/**
 * What the server was asked for and has not answered for good: a single command, or work in pages with how far it is. Its
 * pages are kept apart, so that a new count does not write them again.
 */
export interface Entry extends Partial<WorkLabel> {
  readonly id: string;
  readonly begunAt: Date;
  /** Items of all pages. */
  readonly total: number;
  /** Items that are changed. */
  readonly done: number;
  readonly failed: readonly NamedFailure[];
  /** Pages whose answers are counted. */
  readonly answered: number;
}

/** Work in pages. It is gone on with where somebody wants it; a single command, which has no texts, by itself. */
export type Work = Entry & WorkLabel;

export const isWork = (entry: Entry): entry is Work => entry.texts !== undefined;

/** An entry that this window has, and no other one. */
export interface HeldEntry {
  readonly entry: Entry;
  /** The pages without an answer, with the names of their items. */
  readonly pages: readonly Page<string>[];
  /** Counts the answer to the page that comes next. */
  count(done: number, failed: readonly NamedFailure[]): Promise<void>;
  /** Removes the entry: it is answered for good. */
  end(): Promise<void>;
  /** Leaves the rest for somebody to go on with. */
  release(): void;
}

// Called as earlier versions called work in pages: what they left is found.
const entriesOf = (uid: string) => `${draftsOf(uid)}work `;
const pagesOf = (uid: string, id: string) => `${draftsOf(uid)}work-page ${id} `;
const pageKey = (uid: string, id: string, at: number) => pagesOf(uid, id) + String(at).padStart(6, '0');

/** Whether a key among what is kept for a person is of the outbox, and not of something typed. */
export const isOfOutbox = (uid: string, key: string): boolean =>
  key.startsWith(entriesOf(uid)) || key.startsWith(`${draftsOf(uid)}work-page `);

const entryDraft = (uid: string, entry: Entry) => draftOf(entriesOf(uid) + entry.id, entry, entry);

const draftOf = (key: string, { id, begunAt }: Entry, typed: object) => ({
  key,
  savedAt: begunAt,
  recordId: id,
  from: {},
  typed,
});

/**
 * Puts a command, or work in pages where it has a label, into the outbox of whoever is signed in, before its first page
 * is sent. Undefined where nobody is signed in or the browser has no room.
 */
export async function keepInOutbox(
  pages: readonly Page<string>[],
  label: Partial<WorkLabel> = {},
): Promise<HeldEntry | undefined> {
  const uid = pageOwner.getSnapshot();
  const entry = entryOf(pages, label, new Date());
  if (uid === undefined || !entry) return undefined;
  // Together: the page may go at any moment.
  const [release, isKept] = await Promise.all([
    lockIfFree(entriesOf(uid) + entry.id),
    browserDrafts.putAll(draftsFor(uid, entry, pages)),
  ]);
  if (release && isKept) return heldEntry(uid, entry, pages, release);
  release?.();
  return undefined;
}

function entryOf(pages: readonly Page<string>[], label: Partial<WorkLabel>, begunAt: Date) {
  const [first] = pages;
  const total = pages.reduce((sum, { items }) => sum + items.length, 0);
  return first && { ...label, id: first.request.id, begunAt, total, done: 0, failed: [], answered: 0 };
}

const draftsFor = (uid: string, entry: Entry, pages: readonly Page<string>[]) => [
  entryDraft(uid, entry),
  ...pages.map((page, at) => draftOf(pageKey(uid, entry.id, at), entry, page)),
];

/** Takes what was left; undefined where another window has it, or it is answered. */
export async function takeFromOutbox(uid: string, id: string): Promise<HeldEntry | undefined> {
  const key = entriesOf(uid) + id;
  const release = await lock(key, AbortSignal.timeout(TAKE_MS));
  if (!release) return undefined;
  const [draft] = await browserDrafts.under(key);
  if (!draft) {
    release();
    return undefined;
  }
  const entry = draft.typed as Entry;
  const first = pageKey(uid, id, entry.answered);
  const drafts = await browserDrafts.under(pagesOf(uid, id));
  const pages = drafts
    .filter((page) => page.key >= first)
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ typed }) => typed as Page<string>);
  return heldEntry(uid, entry, pages, release);
}

/** Entries that no window is busy with, and keys of those that one is busy with: free once it is gone or done. */
export interface FoundEntries {
  readonly left: readonly Entry[];
  readonly busy: readonly string[];
}

/**
 * Looks into the outbox of a person, the oldest entry first; removes what is too old for its answers to be found. `held`:
 * a key that the caller holds, and lets go of afterwards.
 */
export async function lookIntoOutbox(uid: string, held?: string): Promise<FoundEntries> {
  const left: Entry[] = [];
  const busy: string[] = [];
  const found = await browserDrafts.under(entriesOf(uid));
  for (const { key, recordId, savedAt } of [...found].reverse()) {
    const release = key === held ? () => undefined : await lockIfFree(key);
    if (!release) {
      busy.push(key);
      continue;
    }
    if (Date.now() - savedAt.getTime() > MOST_AGE_MS) await remove(uid, recordId);
    // Whoever was busy with it a moment ago may have ended it.
    else left.push(...(await browserDrafts.under(key)).map(({ typed }) => typed as Entry));
    release();
  }
  return { left, busy };
}

/** Puts single commands into the outbox that an earlier version of the app kept by themselves; this one leaves none there. */
export async function takeOverEarlier(uid: string): Promise<void> {
  const earlier = `${draftsOf(uid)}commands `;
  const commands = await browserDrafts.under(earlier);
  const drafts = commands.flatMap(({ typed, savedAt }) => {
    const pages = [{ request: typed as CommandRequest, items: [] }];
    const entry = entryOf(pages, {}, savedAt);
    return entry ? draftsFor(uid, entry, pages) : [];
  });
  if (drafts.length > 0 && (await browserDrafts.putAll(drafts))) await browserDrafts.remove(earlier);
}

function heldEntry(uid: string, from: Entry, pages: readonly Page<string>[], release: () => void): HeldEntry {
  let entry = from;
  return {
    entry,
    pages,
    release,
    async count(done, failed) {
      // Logout removed it in every window: nobody writes it again.
      if (pageOwner.getSnapshot() !== uid) return;
      const page = pageKey(uid, entry.id, entry.answered);
      entry = {
        ...entry,
        done: entry.done + done,
        failed: [...entry.failed, ...failed],
        answered: entry.answered + 1,
      };
      // A page whose answer is not counted is sent again, which changes nothing: it has to stay.
      if (await browserDrafts.putAll([entryDraft(uid, entry)])) await browserDrafts.remove(page);
    },
    async end() {
      await remove(uid, entry.id);
      release();
    },
  };
}

async function remove(uid: string, id: string): Promise<void> {
  await browserDrafts.remove(entriesOf(uid) + id);
  await browserDrafts.remove(pagesOf(uid, id));
}
