import { act, renderHook } from '@testing-library/react';
import type { DueOccurrence } from './due-occurrences';
import { headline } from './due-report';
import { useDueRun } from './use-due-run';

type Plan = DueOccurrence['plan'];
const mockDue = new Map<string, Plan>();
const mockAsked: string[] = [];
let mockFails = false;
let mockHold: Promise<void> = Promise.resolve();
jest.mock('@fm/data', () => ({
  run: async (_name: string, { id }: { readonly id: string }) => {
    mockAsked.push(id);
    await mockHold;
    if (mockFails) return { ok: false, failure: { kind: 'unreachable', message: 'No server.' } };
    mockDue.delete(id);
    return { ok: true, value: { created: [], existing: [], skipped: [] } };
  },
}));
jest.mock('./api/due-plans', () => ({
  PLANS_AT_ONCE: 200,
  findDuePlans: async () => ({ ok: true, value: [...mockDue.values()].slice(0, 200) }),
}));
jest.mock('./due-occurrences', () => ({
  dueOfPlans: (plans: readonly Plan[]) =>
    plans.map((plan) => ({ id: plan.id, plan, scheduled: { originalDate: '2026-11-25' } })),
}));

function due(count: number) {
  mockDue.clear();
  for (let n = 0; n < count; n += 1) mockDue.set(`p${n}`, { id: `p${n}`, name: `Plan ${n}` } as Plan);
  mockAsked.length = 0;
  mockFails = false;
  mockHold = Promise.resolve();
  return renderHook(() => useDueRun([])).result;
}

describe('creating due work orders', () => {
  it('leaves no plan out where more are due than are read at once', async () => {
    const result = due(201);
    await act(() => result.current.run());
    expect(mockAsked).toHaveLength(201);
    expect(mockDue.size).toBe(0);
  });

  it('ends where none of a full page can be done', async () => {
    const result = due(201);
    mockFails = true;
    await act(() => result.current.run());
    expect(mockAsked).toHaveLength(200);
    expect(result.current.report?.failed).toHaveLength(200);
  });

  it('says how far it is, and stops when it is told to', async () => {
    const result = due(3);
    let release = () => {};
    mockHold = new Promise((resolve) => {
      release = resolve;
    });
    let ended: Promise<void> = Promise.resolve();
    await act(async () => {
      ended = result.current.run();
    });
    expect(result.current.progress).toEqual({ done: 0, total: 3 });
    result.current.stop();
    await act(async () => {
      release();
      await ended;
    });
    expect(mockAsked).toHaveLength(1);
    expect(result.current.report).toMatchObject({ stopped: true });
  });

  it('does not say that nothing was due when nothing could be created', () => {
    const failure = { kind: 'unreachable', message: 'No server.' } as const;
    expect(headline({ created: [], existing: [], failed: [{ id: 'p1', name: 'Lift', failure }] })).toBe(
      'No work orders could be created',
    );
  });
});
