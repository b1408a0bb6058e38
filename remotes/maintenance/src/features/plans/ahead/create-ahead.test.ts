import type { Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { weeklyPlan } from '../weekly-plan-fixture';
import { createAhead } from './create-ahead';

type Answer = { ok: true; value: object } | { ok: false; failure: object };
let mockAnswers: Answer[] = [];
const mockAsked: object[] = [];
jest.mock('@fm/data', () => ({
  run: async (name: string, input: object) => {
    mockAsked.push({ name, ...input });
    return mockAnswers.shift();
  },
}));

const plan = { ...weeklyPlan(), id: 'p1' } as Stored<Plan>;
const made = (day: string, over: object = {}) => ({
  occurrenceId: `p1_${day}`,
  orderId: `p1_${day}`,
  isScheduled: true,
  ...over,
});
const answer = (value: object): Answer => ({
  ok: true,
  value: { created: [], existing: [], skipped: [], ...value },
});

beforeEach(() => {
  mockAsked.length = 0;
});

it('asks again for as long as there is more, and tells how far it is', async () => {
  mockAnswers = [
    answer({ created: [made('2026-11-23'), made('2026-11-30')], further: true }),
    answer({ created: [made('2026-12-07')], skipped: [{ occurrenceId: 'p1_2026-12-14' }] }),
  ];
  const told: number[] = [];
  const outcome = await createAhead(plan, '2026-12-20', (done) => told.push(done));
  expect(mockAsked).toEqual([
    { name: 'plans.createOrders', id: 'p1', seen: [], until: '2026-12-20' },
    { name: 'plans.createOrders', id: 'p1', seen: [], until: '2026-12-20' },
  ]);
  expect(told).toEqual([2]);
  expect(outcome.created.map(({ scheduled }) => scheduled.date)).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
  ]);
  expect(outcome.skipped.map(({ id }) => id)).toEqual(['p1_2026-12-14']);
  expect(outcome.failure).toBeUndefined();
});

it('keeps what was created before it failed', async () => {
  const failure = { kind: 'unreachable', message: 'No server.' };
  mockAnswers = [answer({ created: [made('2026-11-23')], further: true }), { ok: false, failure }];
  const outcome = await createAhead(plan, '2026-12-20', () => undefined);
  expect(outcome.created.map(({ orderId }) => orderId)).toEqual(['p1_2026-11-23']);
  expect(outcome.failure).toBe(failure);
});
