import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { RestClient, type WriteSpec } from '../testing/rest-client';
import { Random } from './random';
import { serveBackend } from './served-backend';

const WRITERS = 4;
const BATCH = 5;
// Long enough for commits of every stage to be under way, short enough for many restarts.
const MAX_WRITING_MS = 600;

export interface RestartsResult {
  readonly restarts: number;
  /** Commits that were answered, of six documents each. */
  readonly acknowledged: number;
  /** What is not as it should be, in words. */
  readonly faults: readonly string[];
}

/**
 * Kills a backend again and again while writers commit without a pause. Each commit of a writer creates documents and
 * moves the writer's counter: what is stored afterwards must be exactly what the counter says, and at least what was
 * acknowledged. `until` (milliseconds since 1970) bounds the time.
 */
export async function killWhileWriting(
  restarts: number,
  seed: number,
  until: number,
): Promise<RestartsResult> {
  const directory = mkdtempSync(join(tmpdir(), 'soak-'));
  const random = new Random(seed);
  const acknowledged = Array.from({ length: WRITERS }, () => 0);
  const faults: string[] = [];
  let done = 0;
  try {
    for (; done < restarts && Date.now() < until; done += 1) {
      const backend = await serveBackend(directory);
      const rest = new RestClient(backend);
      // On a busy machine little is written in any time: the moment is counted from the first answer.
      const answers = new EventEmitter();
      const answered = once(answers, 'commit');
      const writers = acknowledged.map((known, writer) => write(rest, writer, known, faults, answers));
      await Promise.race([answered, Promise.all(writers)]);
      await wait(random.below(MAX_WRITING_MS));
      await backend.kill();
      for (const [writer, result] of (await Promise.all(writers)).entries()) {
        acknowledged[writer] = result ?? acknowledged[writer] ?? 0;
      }
    }
    const backend = await serveBackend(directory);
    try {
      const rest = new RestClient(backend);
      for (const [writer, known] of acknowledged.entries())
        faults.push(...(await check(rest, writer, known)));
    } finally {
      await backend.kill();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  return { restarts: done, acknowledged: acknowledged.reduce((sum, one) => sum + one, 0), faults };
}

const number = (value: number) => ({ integerValue: String(value) });
const prefix = (writer: number) => `writer-${writer}`;

/** Commits round after round until the backend is gone. Gives how many rounds are known to be stored. */
async function write(
  rest: RestClient,
  writer: number,
  known: number,
  faults: string[],
  answers: EventEmitter,
): Promise<number | undefined> {
  try {
    let round = await storedRounds(rest, writer);
    if (round < known)
      faults.push(`Writer ${writer} had ${known} commits acknowledged, ${round} are stored.`);
    for (; ; round += 1) {
      const documents: WriteSpec[] = Array.from({ length: BATCH }, (_, index) => ({
        set: `${prefix(writer)}/${String(round).padStart(6, '0')}-${index}`,
        fields: { round: number(round), text: { stringValue: 'x'.repeat(500) } },
        // A commit that is carried out twice would be refused the second time.
        currentDocument: { exists: false },
      }));
      const counter = { set: `rounds/${prefix(writer)}`, fields: { n: number(round + 1) } };
      const { status, body } = await rest.commit(...documents, counter);
      if (status !== 200) {
        faults.push(`Writer ${writer}, round ${round}: ${JSON.stringify(body)}`);
        return round;
      }
      known = round + 1;
      answers.emit('commit');
    }
  } catch {
    // The backend is gone, as planned: what was acknowledged until then counts.
    return known;
  }
}

async function storedRounds(rest: RestClient, writer: number): Promise<number> {
  const fields = (await rest.fields(`rounds/${prefix(writer)}`)) as
    | { n: { integerValue: string } }
    | undefined;
  return Number(fields?.n.integerValue ?? 0);
}

async function check(rest: RestClient, writer: number, known: number): Promise<string[]> {
  const rounds = await storedRounds(rest, writer);
  const stored = await rest.ids({ from: [{ collectionId: prefix(writer) }] });
  const wanted = Array.from(
    { length: rounds * BATCH },
    (_, at) => `${prefix(writer)}/${String(Math.floor(at / BATCH)).padStart(6, '0')}-${at % BATCH}`,
  );
  const faults: string[] = [];
  if (rounds < known) faults.push(`Writer ${writer}: ${known} commits acknowledged, ${rounds} stored.`);
  if (stored.join() !== wanted.join()) {
    faults.push(
      `Writer ${writer}: ${stored.length} documents where ${rounds} whole commits have ${wanted.length}.`,
    );
  }
  return faults;
}
