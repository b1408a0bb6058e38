import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { namedBackend } from './test-backend';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
type Kept = StorageState['origins'][number]['localStorage'];

// Every copy of the demo's store has the accounts and the secret that made the session; another server has neither.
const shared = namedBackend ? undefined : process.env.BROWSER_RUN_FOLDER;

const fileOf = (folder: string, email: string) => join(folder, `session-${email}.json`);

/** What a page of the app at `origin` starts with when the person is signed in; undefined until one worker kept it. */
export async function demoSession(email: string, origin: string): Promise<StorageState | undefined> {
  const text = shared && (await readFile(fileOf(shared, email), 'utf8').catch(() => undefined));
  return text ? { cookies: [], origins: [{ origin, localStorage: JSON.parse(text) as Kept }] } : undefined;
}

/** Keeps what signing in has left in a profile, for every page that this person opens later in the run. */
export async function keepDemoSession(email: string, context: BrowserContext): Promise<void> {
  if (!shared) return;
  const [opened] = (await context.storageState()).origins;
  // Who is signed in and nothing else: what an app tells of its releases is its own.
  const session = opened?.localStorage.filter(({ name }) =>
    /^(firebase:authUser:|fm\.(email|role|name)$)/.test(name),
  );
  const file = fileOf(shared, email);
  // Put in place at once: another worker reads it whole or not at all.
  await writeFile(`${file}.${process.pid}`, JSON.stringify(session ?? []));
  await rename(`${file}.${process.pid}`, file);
}
