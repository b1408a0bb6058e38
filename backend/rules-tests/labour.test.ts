import { LABOUR_KINDS, LABOUR_RATES_ID, labourRatesOf } from '@fm/domain/labour';
import type { WorkOrderStatus } from '@fm/domain/work-order';
import { change, creation, type Documents, documentOf, existing, tampered, trashing } from './documents';
import { denial, judge } from './judge';
import { PEOPLE, type Person } from './people';
import { LABOUR, TIMER, WORK_ORDER } from './samples';

/* Time spent on an order, what an hour costs, and timers: what each role may, and what nobody may. */

const STAFF = ['admin', 'office', 'empty'] as const;
const EVERYBODY = [...STAFF, 'manager'] as const;

const orderIn = (status: WorkOrderStatus, over: object = {}): Documents => ({
  'workOrders/w1': documentOf(existing({ ...WORK_ORDER.values, status, ...over })),
});
const order = orderIn('inProgress');
const elsewhere = orderIn('inProgress', { crewIds: [], crewRefs: [] });
const verified = orderIn('verified');

const path = `${LABOUR.kind.path}/r1`;
const before = existing(LABOUR.values);
const stored = { [path]: documentOf(before) };
const notes = (by: Person, over: object = {}) =>
  creation(LABOUR.kind, PEOPLE[by], 'r1', { ...LABOUR.values, ...over });
const edits = (by: Person) => change(LABOUR.kind, PEOPLE[by], before, LABOUR.edit);
const removes = (by: Person) => trashing(LABOUR.kind, PEOPLE[by], before);

describe('time spent', () => {
  it.each(EVERYBODY)('is noted, changed and taken back by %s on the crew', (person) => {
    expect(denial(person, order, notes(person))).toBe('');
    expect(denial(person, { ...order, ...stored }, edits(person))).toBe('');
    expect(denial(person, { ...order, ...stored }, removes(person))).toBe('');
  });

  it.each(LABOUR_KINDS)('may be %s', (kind) => {
    expect(denial('manager', order, notes('manager', { kind }))).toBe('');
  });

  it('needs no clock times', () => {
    const { startedAt: _, endedAt: __, ...long } = LABOUR.values;
    expect(denial('manager', order, creation(LABOUR.kind, PEOPLE.manager, 'r1', long as never))).toBe('');
  });

  it.each(['notes', 'edits', 'removes'] as const)('is closed once the order is verified: %s', (what) => {
    const write = { notes, edits, removes }[what];
    for (const person of ['office', 'empty', 'manager'] as const) {
      expect(judge(person, { ...verified, ...(what !== 'notes' && stored) }, write(person)).allowed).toBe(
        false,
      );
    }
    expect(denial('admin', { ...verified, ...(what !== 'notes' && stored) }, write('admin'))).toBe('');
  });

  it.each(['notes', 'edits', 'removes'] as const)('of others is nothing for a manager: %s', (what) => {
    const write = { notes, edits, removes }[what]('manager');
    const of = { ...before, employeeRef: { id: 'e-office', name: 'Olga Brandt' } };
    const theirs = { [path]: documentOf(of) };
    const written = tampered(write, path, { employeeRef: of.employeeRef });
    expect(judge('manager', { ...order, ...(what !== 'notes' && theirs) }, written).allowed).toBe(false);
    expect(judge('manager', { ...elsewhere, ...(what !== 'notes' && stored) }, write).allowed).toBe(false);
  });
});

const rates = labourRatesOf('w1');
const hr = { 'employees/e-manager/private/hr': { costRateMinor: 3605 } };
const noted = { ...order, ...stored, ...hr };
const prices = (by: Person, over: object = { r1: 3605 }, told: object = { batchId: 'r1' }) =>
  creation(rates, PEOPLE[by], LABOUR_RATES_ID, { rates: over as Record<string, number> }, told);
const known = existing({ rates: { r0: 2000 } }, { id: LABOUR_RATES_ID });
const known2 = { ...noted, [`${rates.path}/${LABOUR_RATES_ID}`]: documentOf(known) };
const adds = (by: Person, all: object) => change(rates, PEOPLE[by], known, { rates: all }, { batchId: 'r1' });

describe('what an hour costs', () => {
  it.each(STAFF)('is noted by %s as the rate of that person', (person) => {
    expect(denial(person, noted, prices(person))).toBe('');
    expect(denial(person, known2, adds(person, { r0: 2000, r1: 3605 }))).toBe('');
  });

  const sold = { 'employees/e-manager/private/hr': { costRateMinor: 3605, billRateMinor: 5200 } };
  it('goes with what it is sold for, where that is kept of the person', () => {
    const both = (billRates: Record<string, number>) =>
      creation(rates, PEOPLE.office, LABOUR_RATES_ID, { rates: { r1: 3605 }, billRates }, { batchId: 'r1' });
    expect(denial('office', { ...noted, ...sold }, both({ r1: 5200 }))).toBe('');
    expect(judge('office', { ...noted, ...sold }, both({ r1: 9900 })).allowed).toBe(false);
    expect(judge('office', { ...noted, ...sold }, both({ r1: 5200, r2: 1 })).allowed).toBe(false);
    expect(judge('office', noted, both({ r1: 5200 })).allowed).toBe(false);
  });

  it('is noted in the commit of the entry itself', () => {
    expect(denial('office', { ...order, ...hr }, { ...notes('office'), ...prices('office') })).toBe('');
  });

  it('is nothing for a manager', () => {
    expect(judge('manager', noted, prices('manager')).allowed).toBe(false);
    expect(judge('manager', known2, adds('manager', { r0: 2000, r1: 3605 })).allowed).toBe(false);
  });

  it.each([
    ['another rate', { r1: 1 }],
    ['no number', { r1: '3605' }],
    ['one of another entry beside it', { r1: 3605, r2: 1 }],
  ])('is not %s', (_, all) => {
    expect(judge('office', noted, prices('office', all)).allowed).toBe(false);
  });

  it.each([
    ['changed', { r0: 1, r1: 3605 }],
    ['lost', { r1: 3605 }],
  ])('is not %s with that of another', (_, all) => {
    expect(judge('office', known2, adds('office', all)).allowed).toBe(false);
  });

  it('is not noted of a verified order, of an entry that is not there, or where everybody reads', () => {
    expect(judge('office', { ...noted, ...verified }, prices('office')).allowed).toBe(false);
    expect(judge('office', { ...order, ...hr }, prices('office')).allowed).toBe(false);
    const { [`workOrders/w1/privateEvents/event-${LABOUR_RATES_ID}`]: event, ...rest } = prices('office');
    expect(judge('office', noted, { ...rest, [`events/event-${LABOUR_RATES_ID}`]: event }).allowed).toBe(
      false,
    );
  });
});

const timerPath = `${TIMER.kind.path}/e-manager`;
const starts = (by: Person, over: object = {}) =>
  creation(TIMER.kind, PEOPLE[by], 'e-manager', {
    ...TIMER.values,
    running: { ...TIMER.values.running, ...over },
  } as typeof TIMER.values);
const runs = existing(TIMER.values, { id: 'e-manager' });
const running = { ...order, [timerPath]: documentOf(runs) };
const changes = (by: Person, patch: object) => change(TIMER.kind, PEOPLE[by], runs, patch);

describe('a timer', () => {
  it.each(EVERYBODY)('is started and stopped by %s', (person) => {
    expect(denial(person, order, starts(person))).toBe('');
    expect(denial(person, running, changes(person, { running: undefined }))).toBe('');
  });

  it('runs for one job alone: it stops before it starts again', () => {
    const again = { running: { ...TIMER.values.running, kind: 'travel' } };
    expect(judge('manager', running, changes('manager', again)).allowed).toBe(false);
  });

  it('of others is nothing for a manager', () => {
    const theirs = creation(TIMER.kind, PEOPLE.manager, 'e-office', {
      ...TIMER.values,
      employeeRef: { id: 'e-office', name: 'Olga Brandt' },
    });
    expect(judge('manager', order, theirs).allowed).toBe(false);
  });

  it.each([
    [
      'of somebody else under an own id',
      () => tampered(starts('office'), timerPath, { employeeRef: { id: 'e-1', name: 'X' } }),
    ],
    ['that began days ago', () => starts('office', { startedAt: new Date('2026-11-01T08:00:00Z') })],
    ['of a kind nobody knows', () => starts('office', { kind: 'sleep' })],
    ['for another customer', () => starts('office', { customerId: 'c9' })],
    ['without history', () => tampered(starts('office'), timerPath, { lastEvent: 'none' })],
  ])('is never one %s', (_, write) => {
    expect(judge('office', order, write()).allowed).toBe(false);
  });

  it('does not start on a verified order, nor for a manager on an order of others', () => {
    expect(judge('manager', elsewhere, starts('manager')).allowed).toBe(false);
    expect(judge('office', verified, starts('office')).allowed).toBe(false);
    expect(denial('admin', verified, starts('admin'))).toBe('');
  });

  it('can always be stopped, and is never deleted', () => {
    const stop = { running: undefined };
    expect(denial('manager', { ...running, ...verified }, changes('manager', stop))).toBe('');
    expect(judge('admin', running, { [timerPath]: undefined }).allowed).toBe(false);
  });
});
