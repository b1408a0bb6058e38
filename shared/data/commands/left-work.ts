import { offerUndo } from '@fm/platform';
import type { CommandRequest } from '@fm/workflows/command';
import type { Outcome } from '../failure';
import { undoBatch } from '../undo/undo-batch';
import type { BulkProgress } from '../write/bulk';
import { type NamedFailure, takeWork, type Work } from './kept-work';
import { send } from './run';
import { isPassing, type SendOptions, sendPages } from './send-pages';
import { doneText } from './work-texts';

/** What became of work that somebody went on with. */
export interface WorkResult {
  /** What is done by now, as a sentence: "240 customers were changed." */
  readonly text: string;
  readonly done: number;
  readonly failed: readonly NamedFailure[];
  readonly left: number;
  /** Why the rest was not tried. */
  readonly reason?: string | undefined;
  /** The rest is kept, to be gone on with later. */
  readonly isKept: boolean;
}

/**
 * Goes on with work that was left: the page whose answer is missing goes under the same id, so that nothing is changed
 * twice, then the others. Offers to undo what is done. Undefined where another window has it, or it is done.
 */
export async function goOnWith(
  uid: string,
  { id }: Work,
  options: Pick<SendOptions<string>, 'onProgress' | 'signal' | 'pauses'>,
): Promise<WorkResult | undefined> {
  const taken = await takeWork(uid, id);
  if (!taken) return undefined;
  const { work, pages, keeping } = taken;
  const { done, failed, left, failure } = await sendPages(pages, {
    ...options,
    send: sendLeft,
    before: work.done + work.failed.length,
    onAnswer: keeping.onAnswer,
  });
  const isKept = failure !== undefined && isPassing(failure);
  if (isKept) keeping.letGo();
  else await keeping.end();
  const total = work.done + done.length;
  if (!isKept) offerUndoOf(work, total);
  return {
    text: doneText(work.texts, total),
    done: total,
    failed: [...work.failed, ...failed.map(({ item, failure: { message } }) => ({ name: item, message }))],
    left: left.length,
    reason: failure?.message,
    isKept,
  };
}

/** Lets left work be: what is changed stays so, with the offer to undo it. */
export async function letBe(uid: string, { id }: Work): Promise<void> {
  const taken = await takeWork(uid, id);
  if (!taken) return;
  await taken.keeping.end();
  offerUndoOf(taken.work, taken.work.done);
}

function offerUndoOf({ texts, batchId }: Work, done: number): void {
  if (batchId === undefined || done === 0) return;
  const undo = (onProgress: (progress: BulkProgress) => void) => undoBatch(batchId, { onProgress });
  offerUndo({ text: doneText(texts, done), undo });
}

/** A page from before an update is not there any more to reload: the server's words would ask for that. */
async function sendLeft(request: CommandRequest): Promise<Outcome<unknown>> {
  const outcome = await send(request);
  if (outcome.ok || outcome.failure.kind !== 'outdated') return outcome;
  const message = 'This app was updated meanwhile and cannot go on with it. Do the rest again.';
  return { ok: false, failure: { ...outcome.failure, message } };
}
