import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Random, type ServedBackend, serveBackend } from '@fm/local-backend/soak';
import { checkStored } from './check-stored';
import { killFunctions } from './kill-functions';
import { PatientClient } from './patient-client';
import { signUp } from './sign-up';
import { watchedFunctions } from './watched-functions';

const CLIENTS = 4;
const REGION = 'europe-west3';
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
  readonly triggered: number;
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
      await killFunctions(backend);
      // At times while the functions start again.
      if (random.chance(0.5)) await answeredAgain(clients);
      await wait(random.below(workingMs));
      await backend.kill();
      backend = await start();
    }
    ending.abort();
    await Promise.all(working);
    await emptied(backend);
    const { triggered, faults } = await checkStored(backend, clients);
    return {
      kills: done,
      acknowledged: clients.reduce((sum, client) => sum + acknowledgedBy(client), 0),
      resent: clients.reduce((sum, { resent }) => sum + resent, 0),
      triggered,
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

async function outboxOf({ url }: ServedBackend): Promise<number> {
  const answer = await fetch(`${url}/__local/functions`, { headers: { authorization: 'Bearer owner' } });
  const { outbox } = (await answer.json()) as { readonly outbox: number };
  return outbox;
}

/** Waits until every trigger was told. */
async function emptied(backend: ServedBackend): Promise<void> {
  const started = Date.now();
  while ((await outboxOf(backend)) > 0 && Date.now() - started < TRIGGERS_MS) await wait(LOOK_MS);
}
