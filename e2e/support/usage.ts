import { setTimeout as sleep } from 'node:timers/promises';
import type { UsageReport } from '@fm/local-backend';

const QUIET_MS = 300;

interface Backend {
  readonly url: string;
}

/** What somebody read, by collection and kind. */
export type Lines = UsageReport['sessions'][number]['lines'];

async function usage({ url }: Backend, method: 'GET' | 'DELETE'): Promise<UsageReport> {
  const response = await fetch(`${url}/__local/usage`, { method });
  if (!response.ok) throw new Error(`The usage was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as UsageReport;
}

/** What one person's reads were billed since the last `forgetReads`, as far as counted now. */
async function readsOf(backend: Backend, uid: string): Promise<Lines> {
  const { sessions } = await usage(backend, 'GET');
  return sessions.find(({ session }) => session === uid)?.lines.filter(({ kind }) => kind !== 'rules') ?? [];
}

/** Begins to count anew. What was asked for before and is not answered yet would count for what is opened next. */
export const forgetReads = (backend: Backend): Promise<UsageReport> => usage(backend, 'DELETE');

/** Longer than a count waits before it counts again, in milliseconds. */
const STILL_MS = 500;
const LOOK_AGAIN_MS = 50;
/** How long a screen may take to read what it is about, on a busy machine. */
const LATE_MS = 20_000;

/** The bell is the last to read, which of mentions was seen among it; some screens read the same before. */
export const hasBell = (lines: Lines): boolean =>
  lines.some(({ kind, collection }) => kind === 'listen' && collection === 'private');

/** What an open screen and the shell around it have read: all that is known to come, and nothing more for a while. */
export async function screenReads(
  backend: Backend,
  uid: string,
  isThere: (lines: Lines) => boolean,
): Promise<Lines> {
  const begun = Date.now();
  let last = '';
  let since = begun;
  for (;;) {
    const lines = await readsOf(backend, uid);
    const text = JSON.stringify(lines);
    if (text !== last) since = Date.now();
    last = text;
    const isComplete = isThere(lines);
    if (isComplete && Date.now() - since >= STILL_MS) return lines;
    if (!isComplete && Date.now() - begun > LATE_MS) throw new Error(`Not all was read, only ${text}.`);
    await sleep(LOOK_AGAIN_MS);
  }
}

/** Waits until nothing more is read for a while and tells what was, by collection and kind. */
export async function settledReads(backend: Backend, uid: string): Promise<Lines> {
  for (let last = ''; ; ) {
    const lines = await readsOf(backend, uid);
    const text = JSON.stringify(lines);
    if (lines.length > 0 && text === last) return lines;
    last = text;
    await sleep(QUIET_MS);
  }
}
