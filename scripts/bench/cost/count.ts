import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { SAMPLES } from '@fm/backend/door-tests';
import { writeDocuments } from '@fm/backend/seed';
import type { UsageReport } from '@fm/local-backend';
import { ConfiguredIndexes, commitSize, type Fields, readDefinitions } from '@fm/local-backend/indexes';
import type { CommandInput, CommandName } from '@fm/workflows/commands';
import { LOGINS } from '@fm/workflows/testing';
import { type EmbeddedBackend, INDEXES_FILE } from '../../serve/embedded-backend';
import { CommandCaller } from '../command-caller';
import type { Counted } from './bill';

const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const PASSWORD = 'facility-demo';
/** Functions that follow a command have read and written all they will once nothing changed for so long. */
const STILL_MS = 1_000;
const LOOK_AGAIN_MS = 200;

const indexes = new ConfiguredIndexes(readDefinitions(readFileSync(INDEXES_FILE, 'utf8'), INDEXES_FILE));

/** Everything that was billed since the last time this was called, by whomever it was asked. */
async function spent({ url }: EmbeddedBackend): Promise<UsageReport['totals']> {
  let last = '';
  for (let since = Date.now(); Date.now() - since < STILL_MS; await sleep(LOOK_AGAIN_MS)) {
    const text = JSON.stringify(((await (await fetch(`${url}/__local/usage`)).json()) as UsageReport).totals);
    if (text !== last) since = Date.now();
    last = text;
  }
  await forget({ url });
  return JSON.parse(last) as UsageReport['totals'];
}

const forget = ({ url }: Pick<EmbeddedBackend, 'url'>) => fetch(`${url}/__local/usage`, { method: 'DELETE' });

/** Everything that is stored and stays: its size in bytes by its path, with index entries. */
async function stored({ url, projectId }: EmbeddedBackend): Promise<ReadonlyMap<string, number>> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`${url}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const found = (await answer.json()) as readonly { document?: { name: string; fields?: Fields } }[];
  return new Map(
    found.flatMap(({ document }) => {
      const path = document?.name.slice(root.length + 1) ?? '';
      // Answers of commands stay for a week alone.
      if (!document || path.includes('/commands/')) return [];
      const after = { path, fields: document.fields ?? {}, createTime: 0, updateTime: 0 };
      return [[path, commitSize([{ path, before: undefined, after }], indexes)]];
    }),
  );
}

/** An entry that pages hear of: not what the crew reads of it, which is another document. */
const isEntry = (path: string) => /^events\//.test(path);

/**
 * Gives each command, with the records that its sample of the door's tests needs, to the built functions, and counts
 * what it and the functions that follow it are billed for. Throws where one is refused.
 */
export async function countCommands(
  backend: EmbeddedBackend,
  wanted: readonly (readonly [name: CommandName, login: 'office' | 'manager'])[],
): Promise<Readonly<Record<string, Counted>>> {
  const callers = { office: await signIn(backend, 'office'), manager: await signIn(backend, 'manager') };
  const counted: Record<string, Counted> = {};
  for (const [name, login] of wanted) {
    const sample = SAMPLES[name];
    if (!sample) throw new Error(`${name} has no sample.`);
    const documents = Object.entries(sample.stored).map(([path, data]) => ({ path, data }));
    await writeDocuments(backend, documents as never);
    const before = await stored(backend);
    await spent(backend);
    await callers[login].send(name, sample.input as CommandInput<typeof name>);
    const { reads, writes, deletes } = await spent(backend);
    const added = [...(await stored(backend))].filter(([path]) => !before.has(path));
    counted[name] = {
      reads,
      writes,
      deletes,
      entries: added.filter(([path]) => isEntry(path)).length,
      // What is changed stays about as large as it was.
      bytes: added.reduce((sum, [, bytes]) => sum + bytes, 0),
    };
  }
  return counted;
}

async function signIn(backend: EmbeddedBackend, login: string): Promise<CommandCaller> {
  const { url, projectId } = backend;
  const user = LOGINS[login];
  if (!user) throw new Error(`There is no login ${login}.`);
  const credentials = { email: user.email, password: PASSWORD };
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({ localId: login, ...credentials, emailVerified: true }),
  });
  if (!answer.ok) throw new Error(`${login} was not made: ${await answer.text()}`);
  await writeDocuments(backend, [{ path: `users/${login}`, data: { ...user, trashed: false } }]);
  return CommandCaller.signIn(backend, credentials);
}

/** What the nightly jobs and a day of reminders are billed for on the data that is there. */
export async function countNight(
  backend: EmbeddedBackend,
): Promise<Pick<Counted, 'reads' | 'writes' | 'deletes'>> {
  const run = async (name: string) => {
    await forget(backend);
    const answer = await fetch(`${backend.url}/__local/functions/${name}/run`, {
      method: 'POST',
      headers: OWNER,
    });
    if (!answer.ok) throw new Error(`${name} failed: ${await answer.text()}`);
    return spent(backend);
  };
  // The first ones make up for all that the data has due.
  for (const name of ['nightly', 'remind']) await run(name);
  const [night, remind] = [await run('nightly'), await run('remind')];
  const ofDay = (key: 'reads' | 'writes' | 'deletes') => night[key] + remind[key] * REMINDS_A_DAY;
  return { reads: ofDay('reads'), writes: ofDay('writes'), deletes: ofDay('deletes') };
}

/** Every five minutes. */
const REMINDS_A_DAY = 288;
