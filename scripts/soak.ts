import { parseArgs } from 'node:util';
import { demoFaults } from '@fm/backend/seed/faults';
import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { fuzz, killWhileWriting, reachAll, serveBackend } from '@fm/local-backend/soak';
import { runCommand } from './check/run-command';
import { killUnderCommands } from './soak/kill-under-commands';

/**
 * `npm run soak -- [--restarts 50] [--kills 50] [--inputs 50000] [--sessions 50] [--days 400] [--tests 1] [--seconds 600] [--seed n]`: the embedded
 * backend under kills, crowds and nonsense, the demo of each day, and tests that take more here than in each run. Each part but the tests ends after
 * `seconds`, done or not. Exits with 1 when anything is not as it should be.
 */
const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '50' },
    kills: { type: 'string', default: '50' },
    inputs: { type: 'string', default: '50000' },
    sessions: { type: 'string', default: '50' },
    days: { type: 'string', default: '400' },
    tests: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
/** How long commands go on between two kills at most. */
const WORKING_MS = 1_500;
const REACH_ROUNDS = 20;
const REACH_LIMIT_MS = 200;
const GROWTH_LIMIT_BYTES = 16 * 1024 ** 2;
const [restarts, kills, inputs, sessions, days, tests, seconds, seed] = [
  values.restarts,
  values.kills,
  values.inputs,
  values.sessions,
  values.days,
  values.tests,
  values.seconds,
  values.seed,
].map(count) as [number, number, number, number, number, number, number, number];

function count(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`"${text}" is no count.`);
  return value;
}

const wrong: string[] = [];
const until = () => Date.now() + seconds * 1000;
const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

console.log(`seed ${seed}`);
if (restarts > 0) {
  const result = await killWhileWriting(restarts, seed, until());
  console.log(`${result.restarts} restarts by kill -9, ${result.acknowledged} commits acknowledged`);
  wrong.push(...result.faults);
  if (result.restarts < restarts) wrong.push(`Only ${result.restarts} restarts in ${seconds} s.`);
}
if (kills > 0) {
  const result = await killUnderCommands(kills, seed, until(), WORKING_MS);
  const { acknowledged, resent, triggered } = result;
  console.log(
    `${result.kills} kill -9 of the backend and of its functions each: ${acknowledged} commands acknowledged, ${resent} sent again, ${triggered} told to a trigger`,
  );
  wrong.push(...result.faults);
  if (result.kills < kills) wrong.push(`Only ${result.kills} kills of each in ${seconds} s.`);
}
if (sessions > 0) {
  const backend = await serveBackend();
  const times = (await reachAll(backend, sessions, REACH_ROUNDS)).sort((a, b) => a - b);
  await backend.kill();
  const slowest = times.at(-1) ?? 0;
  const median = times[times.length >> 1] ?? 0;
  console.log(
    `${sessions} listening sessions: a change is with all of them after ${median.toFixed(0)} ms (median), ${slowest.toFixed(0)} ms (slowest of ${times.length})`,
  );
  if (slowest >= REACH_LIMIT_MS) wrong.push(`A change took ${slowest.toFixed(0)} ms to reach all sessions.`);
}
if (inputs > 0) {
  const backend = await serveBackend();
  const started = Date.now();
  const result = await fuzz(backend, inputs, seed, until());
  const took = ((Date.now() - started) / 1000).toFixed(1);
  await backend.kill();
  console.log(`${result.inputs} random inputs in ${took} s: ${JSON.stringify(result.answers)}`);
  console.log(`heap ${megabytes(result.heapWarm)} once warm, ${megabytes(result.heapEnd)} at the end`);
  wrong.push(...result.findings);
  if (result.inputs < inputs) wrong.push(`Only ${result.inputs} inputs in ${seconds} s.`);
  if (result.heapEnd - result.heapWarm > GROWTH_LIMIT_BYTES) wrong.push('The heap has grown.');
}
if (days > 0) {
  const end = until();
  let day = today(COMPANY.timezone);
  let made = 0;
  for (; made < days && Date.now() < end; made += 1) {
    wrong.push(...demoFaults(day).map((fault) => `The demo of ${day}: ${fault}`));
    day = addDays(day, 1);
  }
  console.log(`the demo of ${made} days`);
  if (made < days) wrong.push(`Only ${made} days in ${seconds} s.`);
}
if (tests > 0) {
  // Whatever asks `inSoak` how much to do.
  const asking = ['--findRelatedTests', 'shared/testing/in-soak.ts', 'shared/testing/seeded-fast-check.cjs'];
  const code = await runCommand('npx', ['jest', '--maxWorkers=2', ...asking], { SOAK: 'true' });
  if (code !== 0) wrong.push('Tests fail that take more in a soak.');
}
for (const line of wrong) console.error(line);
console.log(wrong.length === 0 ? 'sound' : `${wrong.length} findings`);
process.exit(wrong.length === 0 ? 0 : 1);
