import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { findJobsOf } from './api/jobs-of';
import { findPeople } from './api/people';
import { findWarningsTogether } from './find-warnings-together';

jest.mock('./api/jobs-of', () => ({ findJobsOf: jest.fn() }));
jest.mock('./api/people', () => ({ findPeople: jest.fn(), MOST_PEOPLE: 9 }));

const people = jest.mocked(findPeople);
const jobs = jest.mocked(findJobsOf);

const led = (leadId: string) => {
  const after = {
    id: leadId,
    leadId,
    crewIds: [],
    timezone: 'Europe/Berlin',
    plannedStart: new Date('2026-11-25T08:00Z'),
  } as unknown as Stored<WorkOrder>;
  return { before: { ...after, leadId: '' }, after };
};
const leads = (count: number) => Array.from({ length: count }, (_, index) => led(`e${index}`));

beforeEach(() => {
  people.mockReset().mockResolvedValue({ ok: true, value: [] });
  jobs.mockReset().mockResolvedValue({ ok: true, value: { rows: [], capped: false } });
});

it('asks for as many people at once as a question may name, and for their jobs of those weeks', async () => {
  await findWarningsTogether(leads(10));
  expect(people.mock.calls.map(([ids]) => ids.length)).toEqual([9, 1]);
  expect(jobs).toHaveBeenLastCalledWith(['e9'], { from: '2026-11-22', to: '2026-11-30' });
});

it('looks at some people only and says so', async () => {
  expect(await findWarningsTogether(leads(37))).toEqual({ ok: true, value: { orders: [], capped: true } });
  expect(people).toHaveBeenCalledTimes(4);
});

it('reads nothing where nobody gets another plan', async () => {
  expect(await findWarningsTogether([])).toEqual({ ok: true, value: { orders: [], capped: false } });
  expect(people).not.toHaveBeenCalled();
});

it('tells why it could not look', async () => {
  const failed = { ok: false, failure: { kind: 'unreachable', message: 'No connection.' } } as const;
  jobs.mockResolvedValue(failed);
  expect(await findWarningsTogether(leads(1))).toEqual(failed);
});
