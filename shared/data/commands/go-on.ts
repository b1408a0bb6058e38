import { type CommandRequest, toWire } from '@fm/workflows/command';
import { same } from '@fm/workflows/unit';
import { browserDrafts } from '../drafts/draft-store';
import { draftsOf } from '../drafts/logout';
import type { Outcome } from '../failure';
import { offerUndoOfBatch } from '../undo/undo-batch';
import { doneText, type Entry, takeFromOutbox, type Work } from './outbox';
import { send } from './run';
import { isPassing, type NamedFailure, namedFailures, type SendOptions, sendPages } from './send-pages';

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
  work: Work,
  options: Pick<SendOptions<string>, 'onProgress' | 'signal' | 'pauses'>,
): Promise<WorkResult | undefined> {
  const held = await takeFromOutbox(uid, work.id);
  if (!held) return undefined;
  const before = held.entry;
  const { done, failed, left, failure } = await sendPages(held.pages, {
    ...options,
    send: sendLeft,
    before: before.done + before.failed.length,
    onAnswer: (changed, refused) => held.count(changed.length, namedFailures(refused)),
  });
  const isKept = failure !== undefined && isPassing(failure);
  if (isKept) held.release();
  else await held.end();
  const total = before.done + done.length;
  if (!isKept) offerUndoOfBatch(work, total);
  return {
    text: doneText(work.texts, total),
    done: total,
    failed: [...before.failed, ...namedFailures(failed)],
    left: left.length,
    reason: failure?.message,
    isKept,
  };
}

/** Lets left work be: what is changed stays so, with the offer to undo it. */
export async function letBe(uid: string, work: Work): Promise<void> {
  const held = await takeFromOutbox(uid, work.id);
  await held?.end();
  if (held) offerUndoOfBatch(work, held.entry.done);
}

/**
 * Asks for the answer to a single command that was left: what had not arrived is done now. Undefined where another
 * window has it, or it is answered.
 */
export async function askForAnswer(uid: string, { id }: Entry): Promise<Outcome<unknown> | undefined> {
  const held = await takeFromOutbox(uid, id);
  const request = held?.pages[0]?.request;
  if (!request) {
    await held?.end();
    return undefined;
  }
  const outcome = await send(request);
  if (!outcome.ok && isPassing(outcome.failure)) held.release();
  else {
    await held.end();
    if (outcome.ok) await forgetDraftOf(uid, request);
  }
  return outcome;
}

/** A page from before an update is not there any more to reload: the server's words would ask for that. */
async function sendLeft(request: CommandRequest): Promise<Outcome<unknown>> {
  const outcome = await send(request);
  if (outcome.ok || outcome.failure.kind !== 'outdated') return outcome;
  const message = 'This app was updated meanwhile and cannot go on with it. Do the rest again.';
  return { ok: false, failure: { ...outcome.failure, message } };
}

/** Removes the draft of a form that is saved now. */
async function forgetDraftOf(uid: string, { input }: CommandRequest): Promise<void> {
  const { id, values, base } = input as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof values !== 'object') return;
  for (const { key, recordId, typed } of await browserDrafts.under(draftsOf(uid))) {
    // The id of a new record is this form's alone; one that is edited may have drafts of other windows.
    if (recordId === id && (base === null || same(toWire(typed), values))) await browserDrafts.remove(key);
  }
}
