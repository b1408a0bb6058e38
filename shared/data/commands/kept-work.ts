import { pageOwner } from '@fm/platform';
import { browserDrafts } from '../drafts/draft-store';
import { hold, holdIfFree } from '../drafts/hold';
import { draftsOf } from '../drafts/logout';
import { newId } from '../write/new-id';
import { MOST_AGE_MS } from './kept-commands';
import type { Failed, Page } from './send-pages';
import type { WorkTexts } from './work-texts';

/** An item that was refused, as people read of it. */
export interface NamedFailure {
  readonly name: string;
  readonly message: string;
}

/** What is said of work in pages, and where its changes can be found again. */
export interface WorkLabel {
  readonly texts: WorkTexts;
  /** The batch of the changes, where they can be undone. */
  readonly batchId?: string | undefined;
}

/** Work in pages with what has come of it. Its pages are kept apart, so that a new count does not write them again. */
export interface Work extends WorkLabel {
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

/** Keeps the count of work that is under way. */
export interface WorkKeeping<Item> {
  /** Counts the answer to the page that comes next. */
  readonly onAnswer: (done: readonly Item[], failed: readonly Failed<Item>[]) => Promise<void>;
  /** Removes the work: its end was told. */
  end(): Promise<void>;
  /** Leaves the rest for somebody to go on with. */
  letGo(): void;
}

const worksOf = (uid: string) => `${draftsOf(uid)}work `;
const pagesOf = (uid: string, id: string) => `${draftsOf(uid)}work-page ${id} `;

const workDraft = (uid: string, work: Work) => ({
  key: worksOf(uid) + work.id,
  savedAt: work.begunAt,
  recordId: work.id,
  from: {},
  typed: work,
});

const pageKey = (uid: string, id: string, at: number) => pagesOf(uid, id) + String(at).padStart(6, '0');

/** A page with the names of its items. */
const pageDraft = (uid: string, { id, begunAt }: Work, page: Page<string>, at: number) => ({
  key: pageKey(uid, id, at),
  savedAt: begunAt,
  recordId: id,
  from: {},
  typed: page,
});

/** Keeps work in this browser before its first page is sent. Undefined where nobody is signed in or there is no room. */
export async function keepWork<Item>(
  pages: readonly Page<Item>[],
  { texts, batchId }: WorkLabel,
  nameOf: (item: Item) => string,
): Promise<WorkKeeping<Item> | undefined> {
  const uid = pageOwner.getSnapshot();
  if (uid === undefined) return undefined;
  const total = pages.reduce((sum, { items }) => sum + items.length, 0);
  const work: Work = {
    id: newId(),
    begunAt: new Date(),
    texts,
    batchId,
    total,
    done: 0,
    failed: [],
    answered: 0,
  };
  const named = pages.map(({ request, items }) => ({ request, items: items.map(nameOf) }));
  const letGo = await holdIfFree(worksOf(uid) + work.id);
  const kept = await browserDrafts.putAll([
    workDraft(uid, work),
    ...named.map((page, at) => pageDraft(uid, work, page, at)),
  ]);
  if (kept && letGo) return keepingOf(uid, work, nameOf, letGo);
  letGo?.();
  return undefined;
}

/** What was left of work, taken by this window. */
export interface TakenWork {
  readonly work: Work;
  /** The pages without an answer. */
  readonly pages: readonly Page<string>[];
  readonly keeping: WorkKeeping<string>;
}

/** Windows that look whether work is left hold it for a moment. */
const TAKE_MS = 1_000;

/** Takes work that was left; undefined where another window has it, or it is done. */
export async function takeWork(uid: string, id: string): Promise<TakenWork | undefined> {
  const key = worksOf(uid) + id;
  const letGo = await hold(key, AbortSignal.timeout(TAKE_MS));
  if (!letGo) return undefined;
  const [draft] = await browserDrafts.under(key);
  if (!draft) {
    letGo();
    return undefined;
  }
  const work = draft.typed as Work;
  const first = pageKey(uid, id, work.answered);
  const drafts = await browserDrafts.under(pagesOf(uid, id));
  const pages = drafts
    .filter((page) => page.key >= first)
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ typed }) => typed as Page<string>);
  return { work, pages, keeping: keepingOf(uid, work, String, letGo) };
}

/** Work that no window is busy with, and keys of what another one is busy with: free once it is gone or done. */
export interface FoundWork {
  readonly left: readonly Work[];
  readonly busy: readonly string[];
}

/**
 * Looks for work of a person that was left; removes what is too old for its answers to be found. `held`: a key that the
 * caller holds, and lets go of afterwards.
 */
export async function findWork(uid: string, held?: string): Promise<FoundWork> {
  const left: Work[] = [];
  const busy: string[] = [];
  for (const { key, savedAt, typed } of await browserDrafts.under(worksOf(uid))) {
    const letGo = key === held ? () => undefined : await holdIfFree(key);
    if (!letGo) {
      busy.push(key);
      continue;
    }
    const work = typed as Work;
    if (Date.now() - savedAt.getTime() > MOST_AGE_MS) await remove(uid, work);
    // Whoever was busy with it a moment ago may have ended it.
    else left.push(...(await browserDrafts.under(key)).map((draft) => draft.typed as Work));
    letGo();
  }
  return { left, busy };
}

function keepingOf<Item>(
  uid: string,
  from: Work,
  nameOf: (item: Item) => string,
  letGo: () => void,
): WorkKeeping<Item> {
  let work = from;
  return {
    letGo,
    async onAnswer(done, failed) {
      // Logout removed it in every window: nobody writes it again.
      if (pageOwner.getSnapshot() !== uid) return;
      const page = pageKey(uid, work.id, work.answered);
      work = {
        ...work,
        done: work.done + done.length,
        failed: [
          ...work.failed,
          ...failed.map(({ item, failure: { message } }) => ({ name: nameOf(item), message })),
        ],
        answered: work.answered + 1,
      };
      // A page whose answer is not counted is sent again, which changes nothing: it has to stay.
      if (await browserDrafts.putAll([workDraft(uid, work)])) await browserDrafts.remove(page);
    },
    async end() {
      await remove(uid, work);
      letGo();
    },
  };
}

async function remove(uid: string, { id }: Work): Promise<void> {
  await browserDrafts.remove(worksOf(uid) + id);
  await browserDrafts.remove(pagesOf(uid, id));
}
