import { setTimeout as sleep } from 'node:timers/promises';
import type { UsageReport } from '@fm/local-backend';
import type { Page } from 'playwright-core';

const QUIET_MS = 300;

interface Backend {
  readonly url: string;
}

type Lines = UsageReport['sessions'][number]['lines'];

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

/** Begins to count anew once nothing more comes of what was asked for before: it would count for what is opened next. */
export async function forgetReads(backend: Backend, uid: string): Promise<void> {
  do {
    await usage(backend, 'DELETE');
    await sleep(QUIET_MS);
  } while ((await readsOf(backend, uid)).length > 0);
}

/** After this the shell reads what is not about the screen, in milliseconds. */
const SETTLED_MS = 1_200;

/**
 * What an open screen and the shell around it have read. The bell is the last to read, which of mentions was seen among
 * it; some screens read the same before.
 */
export async function screenReads(page: Page, backend: Backend, uid: string): Promise<Lines> {
  await page.waitForTimeout(SETTLED_MS);
  for (;;) {
    const lines = await settledReads(backend, uid);
    if (lines.some(({ kind, collection }) => kind === 'listen' && collection === 'private')) return lines;
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
