import type { LocalBackend } from '@fm/local-backend';
import { RestClient } from '@fm/local-backend/testing';
import { COMMANDS_VERSION, toWire } from '@fm/workflows/command';
import { writeDocuments } from '../seed/write/rest';
import { crewed, people } from './crewed-order';
import { references } from './sample-row';
import { signUp } from './sign-up';
import { callFunction, startWithFunctions } from './with-functions';

/* Whoever plans an order anew without a reason reads what its crew does in that week, and locks all of it. */

jest.setTimeout(120_000);

const CLIENTS = 20;
/** A page waits so long for an answer; how fast it is, the bench of commands says. */
const SLOWEST_MS = 60_000;
const MINUTE_MS = 60_000;
const SLOT_MS = 20 * MINUTE_MS;
const DAY = '2026-11-24';
const FIRST = Date.parse(`${DAY}T07:00:00Z`);

let backend: LocalBackend;
let owner: RestClient;
let tokens: readonly string[];

const idOf = (n: number) => `crew-${n}`;
/** A quarter of an hour of the crew's day, none at the same time as another. */
const planOf = (n: number, laterMs = 0) => ({
  plannedStart: new Date(FIRST + n * SLOT_MS + laterMs),
  plannedEnd: new Date(FIRST + n * SLOT_MS + laterMs + 15 * MINUTE_MS),
  leadId: 'marek',
  crewRefs: [{ id: 'olga', name: 'Olga Brandt' }],
});

beforeAll(async () => {
  backend = await startWithFunctions();
  owner = new RestClient(backend);
  tokens = await Promise.all(
    Array.from({ length: CLIENTS }, (_, n) => signUp(backend, owner, `office-${n}`, { role: 'office' })),
  );
  const orders = Array.from({ length: CLIENTS }, (_, n) => {
    const order = crewed({ ...planOf(n), plannedDay: DAY, crewIds: ['olga'], estimateMin: 15 });
    return [`workOrders/${idOf(n)}`, order['workOrders/w1'] as object] as const;
  });
  const all = Object.entries({ ...references, ...people, ...Object.fromEntries(orders) });
  await writeDocuments(backend, all.map(([path, data]) => ({ path, data })) as never);
});
afterAll(() => backend.close());

it('twenty people at once plan orders of one crew on one day anew: all are answered, and soon', async () => {
  const replan = async (n: number) => {
    const began = performance.now();
    const input = toWire({ id: idOf(n), seen: planOf(n), plan: planOf(n, 5 * MINUTE_MS) });
    const data = { id: `replan-${n}`, name: 'workOrders.replan', version: COMMANDS_VERSION, input };
    const { result } = await callFunction(backend, 'command', data, tokens[n]);
    return { result, took: performance.now() - began };
  };
  const answers = await Promise.all(tokens.map((_, n) => replan(n)));
  expect(answers.filter(({ result }) => !(result as { ok: boolean }).ok)).toEqual([]);
  expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(SLOWEST_MS);
});
