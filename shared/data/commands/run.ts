import { tellOutdated, track } from '@fm/platform';
import {
  COMMANDS_VERSION,
  type CommandAnswer,
  type CommandRequest,
  fromWire,
  toWire,
} from '@fm/workflows/command';
import type { CommandInput, CommandName, CommandValue } from '@fm/workflows/commands';
import { refused } from '@fm/workflows/failure';
import { same } from '@fm/workflows/unit';
import { broken, type DataFailure, type Outcome } from '../failure';
import { announceWritten } from '../live/changes';
import { newId } from '../write/new-id';
import { pause } from '../write/pause';
import { keepInOutbox } from './outbox';
import { isPassing } from './send-pages';

/** After this long without an answer a change counts as not confirmed. */
const ANSWER_DEADLINE_MS = 60_000;
/** A request without an answer for so long is given up and sent again: a cold start and locks that others hold take time. */
const REQUEST_MS = 30_000;
/** A slow line carries so much, in bytes a millisecond. */
const SLOWEST = 25;

/** Pauses before a command is sent again that got no answer; the last one repeats. */
const PAUSES_MS = [300, 700, 1_500, 3_000] as const;

/** To who saves: asking again makes no second record. */
const notSaved: DataFailure = {
  kind: 'unreachable',
  message:
    'The server cannot be reached right now. Try again in a moment: what was already saved is not saved twice.',
};
const unconfirmed: DataFailure = {
  kind: 'unconfirmed',
  message: 'The server did not confirm in time. Try again: what was already saved is not saved twice.',
};
const signedOut: DataFailure = { kind: 'refused', message: 'Your session has ended. Sign in again.' };
const busy: DataFailure = {
  kind: 'quota',
  message: 'The server is busy right now. Wait a minute, then try again.',
};

/** Ways in which a request ends that say nothing about the change: it is sent again under the same id. */
const UNANSWERED: ReadonlySet<string> = new Set([
  'functions/unavailable',
  'functions/deadline-exceeded',
  'functions/cancelled',
  'functions/aborted',
]);

export interface RunOptions {
  /** False where the caller itself goes on after a reload. */
  readonly keep?: boolean;
  /** Size of a file in it: a slow line needs its time. */
  readonly bytes?: number;
}

/**
 * Has the server make one change and gives what it says of the result. A lost answer is asked for again under the same
 * id, which the server answers without making the change twice. Never rejects for what can be expected.
 */
export async function run<N extends CommandName>(
  name: N,
  input: CommandInput<N>,
  { keep = true, bytes = 0 }: RunOptions = {},
): Promise<Outcome<CommandValue<N>>> {
  const again = unansweredOf(name, input);
  const request = again?.request ?? requestOf(name, input, newId());
  const kept = keep ? (again?.kept ?? keepInOutbox([{ request, items: [name] }])) : undefined;
  const outcome = await sendFromHere(request, bytes / SLOWEST);
  if (!outcome.ok && isPassing(outcome.failure)) unanswered.set(request.id, { request, kept });
  else {
    unanswered.delete(request.id);
    void kept?.then((held) => held?.end());
  }
  return outcome as Outcome<CommandValue<N>>;
}

/** A command that this page has no definite answer to: it stays in the outbox, and no other window asks for it. */
interface Unanswered {
  readonly request: CommandRequest;
  readonly kept: ReturnType<typeof keepInOutbox> | undefined;
}

/** By their ids. */
const unanswered = new Map<string, Unanswered>();

/** Who presses again asks for the same command, not for another. */
const unansweredOf = <N extends CommandName>(name: N, input: CommandInput<N>): Unanswered | undefined =>
  [...unanswered.values()].find(({ request }) => same(request, requestOf(name, input, request.id)));

/** A command as it is sent. */
export const requestOf = <N extends CommandName>(
  name: N,
  input: CommandInput<N>,
  id: string,
): CommandRequest => ({ id, name, version: COMMANDS_VERSION, input: toWire(input) });

/** Sends a command that this very page made: where the server takes it no more, the page has to be loaded again. */
export async function sendFromHere(request: CommandRequest, longer = 0): Promise<Outcome<unknown>> {
  const sentAt = performance.now();
  const outcome = await send(request, longer);
  // A server that was set back to an older release takes them again.
  if (outcome.ok || outcome.failure.kind === 'outdated') tellOutdated(!outcome.ok);
  const ms = performance.now() - sentAt;
  track({ kind: 'action', name: request.name, outcome: endOf(outcome), ms, ...itemsIn(request) });
  return outcome;
}

/** How long the longest list is that a command takes; nothing for one that takes none. */
function itemsIn({ input }: CommandRequest): { readonly items?: number } {
  const lists = Object.values((typeof input === 'object' && input) || {}).filter(Array.isArray);
  return lists.length === 0 ? {} : { items: Math.max(...lists.map(({ length }) => length)) };
}

/** Failures that are ours or the line's, and not the person's to put right. */
const isOurs = (failure: DataFailure) => isPassing(failure) || failure.kind === 'unexpected';

const endOf = (outcome: Outcome<unknown>) =>
  outcome.ok ? 'done' : isOurs(outcome.failure) ? 'failed' : 'refused';

/** Sends a command until it is answered, for a minute at most and `longer`, in milliseconds. Never rejects for what can be expected. */
export async function send(request: CommandRequest, longer = 0): Promise<Outcome<unknown>> {
  const { callFunction } = await import(/* webpackChunkName: "functions" */ '@fm/firebase/functions');
  const deadline = Date.now() + ANSWER_DEADLINE_MS + longer;
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = (await callFunction('command', request, REQUEST_MS + longer)) as CommandAnswer;
      if (answer.ok) {
        announceWritten(answer.changed);
        return { ok: true, value: fromWire(answer.value) };
      }
      // What the database could not answer just now it may answer in a moment.
      if (answer.failure.kind !== 'quota' || Date.now() >= deadline) return answer;
    } catch (error) {
      const failure = failureOfCall(error);
      if (failure) return { ok: false, failure: { ...failure, cause: error } };
      if (Date.now() >= deadline) {
        const lasting = isRefusedConnection(error) ? notSaved : unconfirmed;
        return { ok: false, failure: { ...lasting, cause: error } };
      }
    }
    await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0, undefined);
  }
}

/** What an error of a call means; undefined where asking again may help. */
function failureOfCall(error: unknown): DataFailure | undefined {
  const code = codeOf(error);
  if (code === undefined) return broken;
  if (UNANSWERED.has(code) || isRefusedConnection(error)) return undefined;
  if (code === 'functions/unauthenticated') return signedOut;
  if (code === 'functions/permission-denied') return refused;
  return code === 'functions/resource-exhausted' ? busy : broken;
}

/** The SDK gives `internal` with the status 0 for a connection that is refused: see its `postJSON`. */
const isRefusedConnection = (error: unknown): boolean =>
  codeOf(error) === 'functions/internal' && (error as Error).message.endsWith('[0]');

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return error.code.startsWith('functions/') ? error.code : undefined;
}
