import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Random, RestClient, type ServedBackend, serveBackend } from '@fm/backend/soak';
import { PatientClient } from './patient-client';
import { watchedFunctions } from './watched-functions';

const CLIENTS = 4;
const REGION = 'europe-west3';
const CREDENTIALS = { email: 'soak@nordhaus.example', password: 'facility-demo' };
const LOOK_MS = 20;
/** How long the last triggers may take. */
const TRIGGERS_MS = 30_000;
const ANSWER_MS = 30_000;

export interface KillsResult {
  /** Of the backend, and of the process with its functions, as many each. */
  readonly kills: number;
  readonly acknowledged: number;
  /** Commands that had to be sent again. */
  readonly resent: number;
  /** History entries that a trigger was told of. */
  readonly told: number;
  /** What is not as it should be, in words. */
  readonly faults: readonly string[];
}

/**
 * Kills the process of the functions and the backend in turn, again and again, while clients send commands without a
 * pause. Everything acknowledged must be stored once, with its history entry, and a trigger told of each. After
 * an answer, the next kill comes within `workingMs`; `until` (milliseconds since 1970) bounds the time.
 */
export async function killUnderCommands(
  kills: number,
  seed: number,
  until: number,
  workingMs: number,
): Promise<KillsResult> {
  const functions = await watchedFunctions();
  const directory = mkdtempSync(join(tmpdir(), 'soak-commands-'));
  const random = new Random(seed);
  const start = () => serveBackend(directory, functions.bundle);
  let backend = await start();
  const ending = new AbortController();
  try {
    const token = await signUp(backend);
    const place = { url: () => `${backend.url}/${backend.projectId}/${REGION}/command`, token };
    const clients = Array.from({ length: CLIENTS }, (_, at) => new PatientClient(`client${at}`, place));
    const working = clients.map((client) => client.work(ending.signal));
    let done = 0;
    for (; done < kills && Date.now() < until; done += 1) {
      await answeredAgain(clients);
      await wait(random.below(workingMs));
      for (const pid of (await stateOf(backend)).pids) process.kill(pid, 'SIGKILL');
      // At times while the functions start again.
      if (random.chance(0.5)) await answeredAgain(clients);
      await wait(random.below(workingMs));
      await backend.kill();
      backend = await start();
    }
    ending.abort();
    await Promise.all(working);
    await emptied(backend);
    const { told, faults } = await check(backend, clients);
    return {
      kills: done,
      acknowledged: clients.reduce((sum, client) => sum + acknowledgedBy(client), 0),
      resent: clients.reduce((sum, { resent }) => sum + resent, 0),
      told,
      faults,
    };
  } finally {
    ending.abort();
    await backend.kill();
    rmSync(directory, { recursive: true, force: true });
    functions.remove();
  }
}

const acknowledgedBy = ({ acknowledged }: PatientClient) =>
  [...acknowledged.values()].reduce((sum, one) => sum + one, 0);

/** Waits until something was answered from now on, so that each kill meets work under way. */
async function answeredAgain(clients: readonly PatientClient[]): Promise<void> {
  const count = () => clients.reduce((sum, client) => sum + acknowledgedBy(client), 0);
  const before = count();
  for (const started = Date.now(); count() === before; ) {
    if (Date.now() - started > ANSWER_MS) throw new Error('No command is answered any more.');
    await wait(LOOK_MS);
  }
}

/** Creates a login with its user record, and gives its token. */
async function signUp(backend: ServedBackend): Promise<string> {
  const identity = `${backend.url}/identitytoolkit.googleapis.com/v1`;
  const owner = { authorization: 'Bearer owner' };
  const { localId } = await posted<{ localId: string }>(
    `${identity}/projects/${backend.projectId}/accounts`,
    { ...CREDENTIALS, emailVerified: true },
    owner,
  );
  const text = (stringValue: string) => ({ stringValue });
  const fields = { email: text(CREDENTIALS.email), name: text('Olga Brandt'), role: text('office') };
  await new RestClient(backend).commit({ set: `users/${localId}`, fields });
  const path = `${identity}/accounts:signInWithPassword?key=any`;
  const { idToken } = await posted<{ idToken: string }>(path, { ...CREDENTIALS, returnSecureToken: true });
  return idToken;
}

async function posted<Answer>(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

interface State {
  readonly pids: readonly number[];
  readonly outbox: number;
}

async function stateOf({ url }: ServedBackend): Promise<State> {
  const answer = await fetch(`${url}/__local/functions`, { headers: { authorization: 'Bearer owner' } });
  return (await answer.json()) as State;
}

/** Waits until every trigger was told. */
async function emptied(backend: ServedBackend): Promise<void> {
  const started = Date.now();
  while ((await stateOf(backend)).outbox > 0 && Date.now() - started < TRIGGERS_MS) await wait(LOOK_MS);
}

type Fields = Readonly<Record<string, { readonly integerValue?: string; readonly stringValue?: string }>>;

/** All documents of a collection by their ids. */
async function storedIn(backend: ServedBackend, collectionId: string): Promise<ReadonlyMap<string, Fields>> {
  const query = { structuredQuery: { from: [{ collectionId }] } };
  const { body } = await new RestClient(backend).call('POST', ':runQuery', query);
  const found = body as readonly { readonly document?: { readonly name: string; readonly fields: Fields } }[];
  return new Map(
    found.flatMap(({ document }) =>
      document ? [[document.name.slice(document.name.lastIndexOf('/') + 1), document.fields] as const] : [],
    ),
  );
}

/** Compares what is stored with what was acknowledged. */
async function check(backend: ServedBackend, clients: readonly PatientClient[]) {
  const faults = clients.flatMap((client) => client.faults);
  const acknowledged = new Map(clients.flatMap((client) => [...client.acknowledged]));
  const [tasks, events, seen] = await Promise.all(
    ['tasks', 'events', 'seen'].map((name) => storedIn(backend, name)),
  );
  const entries = new Map<string, number>();
  for (const entry of events?.values() ?? []) {
    const { mapValue } = (entry.entity ?? {}) as { mapValue?: { fields: Fields } };
    const id = mapValue?.fields.id?.stringValue ?? '';
    entries.set(id, (entries.get(id) ?? 0) + 1);
  }
  for (const [id, changes] of acknowledged) {
    const rev = Number(tasks?.get(id)?.rev?.integerValue ?? 0);
    const told = entries.get(id) ?? 0;
    if (rev !== changes || told !== changes)
      faults.push(`Task ${id}: ${changes} changes acknowledged, ${rev} stored, ${told} told in the history.`);
  }
  for (const id of tasks?.keys() ?? []) if (!acknowledged.has(id)) faults.push(`Nobody made task ${id}.`);
  const numbers = new Set([...(tasks?.values() ?? [])].map(({ number }) => number?.stringValue));
  if (numbers.size !== tasks?.size) faults.push(`${tasks?.size} tasks have ${numbers.size} numbers.`);
  const untold = [...(events?.keys() ?? [])].filter((id) => !seen?.has(id));
  if (untold.length > 0) faults.push(`No trigger was told of ${untold.length} changes.`);
  return { told: seen?.size ?? 0, faults };
}
