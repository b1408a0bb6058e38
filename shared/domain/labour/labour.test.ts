import type { Ref } from '../record';
import { ADMIN_ACTOR, MANAGER_ACTOR, OFFICE, storedRecord } from '../testing/record-fixture';
import {
  emptyLabour,
  type Labour,
  type LabourInput,
  labourCostMinor,
  labourToForm,
  labourToRecord,
  labourTotals,
  mayNoteOf,
  measured,
  noteRight,
  overlapping,
} from './index';

const MAREK: Ref = { id: 'e-manager', name: 'Marek Wolny' };
const JOB = { workOrderRef: { id: 'w1', name: 'WO-2026-0001 Filters' }, timezone: 'Europe/Berlin' };
const NOW = new Date('2026-11-20T12:00:00Z');

const typed = (over: Partial<LabourInput>, now = NOW, timezone = JOB.timezone) =>
  labourToRecord({ ...emptyLabour(MAREK, '2026-11-20'), ...over }, { ...JOB, timezone }, now);
const valuesOf = (...given: Parameters<typeof typed>): Labour => {
  const result = typed(...given);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.values;
};
const problemsOf = (over: Partial<LabourInput>) => {
  const result = typed(over);
  return 'problems' in result ? result.problems : {};
};

const entry = (id: string, over: Partial<Labour>) =>
  storedRecord<Labour>({ ...valuesOf({ minutes: 60 }), ...over }, { id });

describe('what time costs', () => {
  it.each([
    [60, 3605, 3605],
    [50, 3605, 3004],
    [1, 30, 1],
    [1, 29, 0],
    [1440, 9_007_199_254_740, 216_172_782_113_760],
    [0, 3605, 0],
  ])('%d minutes at %d an hour are %d, exactly and rounded once', (minutes, rate, cost) => {
    expect(labourCostMinor({ kind: 'work', minutes }, rate)).toBe(cost);
  });

  it('is nothing for breaks', () => {
    expect(labourCostMinor({ kind: 'break', minutes: 60 }, 3605)).toBe(0);
  });

  it('adds up from the rounded lines, whatever the minutes', () => {
    const entries = Array.from({ length: 59 }, (_, at) => entry(`r${at}`, { minutes: at + 1 }));
    const rates = Object.fromEntries(entries.map(({ id }, at) => [id, 1999 + at * 7]));
    const lines = entries.map((line) => labourCostMinor(line, rates[line.id] ?? 0));
    const { costMinor } = labourTotals(entries, { rates });
    expect(costMinor).toBe(lines.reduce((sum, line) => sum + line, 0));
  });

  it('tells minutes by kind, and which entries have no rate yet', () => {
    const entries = [
      entry('a', { minutes: 50 }),
      entry('b', { kind: 'travel', minutes: 20 }),
      entry('c', { kind: 'break', minutes: 30 }),
      entry('d', { minutes: 10 }),
    ];
    expect(labourTotals(entries, { rates: { a: 3605, d: 0 } })).toEqual({
      minutes: { work: 60, travel: 20, break: 30 },
      costMinor: 3004,
      billMinor: 0,
      unpriced: ['b'],
    });
  });

  it('bills work and travel at what they are sold for, breaks and what is not billed for nothing', () => {
    const entries = [
      entry('a', { minutes: 30 }),
      entry('b', { kind: 'break', minutes: 30 }),
      entry('c', { minutes: 30, billable: false }),
    ];
    const billRates = { a: 5200, b: 5200, c: 5200 };
    expect(labourTotals(entries, { rates: {}, billRates }).billMinor).toBe(2600);
  });
});

describe('an entry that is typed', () => {
  it('takes its times from clocks at the site', () => {
    expect(valuesOf({ from: '08:00', to: '09:30' })).toMatchObject({
      startedAt: new Date('2026-11-20T07:00:00Z'),
      endedAt: new Date('2026-11-20T08:30:00Z'),
      minutes: 90,
    });
    expect(
      valuesOf({ day: '2026-11-19', from: '08:00', to: '09:30' }, NOW, 'America/New_York'),
    ).toMatchObject({
      startedAt: new Date('2026-11-19T13:00:00Z'),
      minutes: 90,
    });
  });

  it.each([
    ['2026-10-24', '22:00', '06:00', 540],
    ['2026-03-28', '22:00', '06:00', 420],
    ['2026-11-18', '22:00', '06:00', 480],
  ])('counts what really passed in the night of %s', (day, from, to, minutes) => {
    expect(valuesOf({ day, from, to }).minutes).toBe(minutes);
  });

  it('may have only a length', () => {
    const { startedAt, endedAt, minutes } = valuesOf({ minutes: 45 });
    expect([startedAt, endedAt, minutes]).toEqual([undefined, undefined, 45]);
  });

  it('never bills a break', () => {
    expect(valuesOf({ kind: 'break', minutes: 30, billable: true }).billable).toBe(false);
  });

  it('comes back into the form as it was typed', () => {
    const times = { from: '08:00', to: '09:30', note: 'Roof' };
    expect(labourToForm(valuesOf(times), JOB.timezone)).toMatchObject({ ...times, minutes: null });
    expect(labourToForm(valuesOf({ minutes: 45 }), JOB.timezone)).toMatchObject({ from: '', minutes: 45 });
  });

  it('keeps what a timer measured to the second, and the second of two equal times, where only a note changes', () => {
    const timed = entry('a', {
      day: '2026-10-25',
      startedAt: new Date('2026-10-25T00:10:20Z'),
      endedAt: new Date('2026-10-25T01:10:20Z'),
      minutes: 60,
    });
    const input = { ...labourToForm(timed, JOB.timezone), note: 'Roof' };
    expect([input.from, input.to]).toEqual(['02:10', '02:10']);
    expect(labourToRecord(input, JOB, NOW, timed)).toMatchObject({
      values: { startedAt: timed.startedAt, endedAt: timed.endedAt, minutes: 60, note: 'Roof' },
    });
    const later = labourToRecord({ ...input, to: '04:10' }, JOB, NOW, timed);
    expect(later).toMatchObject({ values: { minutes: 180 } });
  });

  it.each<[Partial<LabourInput>, keyof LabourInput]>([
    [{ minutes: 45, employeeRef: null }, 'employeeRef'],
    [{ minutes: 45, day: '' }, 'day'],
    [{ minutes: 45, day: '2026-11-21' }, 'day'],
    [{}, 'minutes'],
    [{ minutes: 0 }, 'minutes'],
    [{ minutes: 1441 }, 'minutes'],
    [{ minutes: 1.5 }, 'minutes'],
    [{ minutes: Number.NaN }, 'minutes'],
    [{ from: '08:00' }, 'to'],
    [{ to: '08:00' }, 'from'],
    [{ from: '08:00', to: '08:00' }, 'to'],
    [{ from: '12:30', to: '13:30' }, 'to'],
  ])('%j is refused at %s', (input, field) => {
    expect(Object.keys(problemsOf(input))).toEqual([field]);
  });
});

describe('overlap', () => {
  const morning = entry('a', valuesOf({ from: '08:00', to: '09:30' }));

  it.each([
    ['09:00', '10:00', 1],
    ['07:00', '11:00', 1],
    ['09:30', '10:00', 0],
    ['07:00', '08:00', 0],
  ])('from %s to %s is with %d of the entries', (from, to, count) => {
    expect(overlapping(valuesOf({ from, to }), [morning])).toHaveLength(count);
  });

  it('is not with the entry itself, nor with one that has no clock times', () => {
    expect(overlapping(morning, [morning, entry('b', {})], 'a')).toEqual([]);
    expect(overlapping(valuesOf({ minutes: 45 }), [morning])).toEqual([]);
  });
});

describe('a timer', () => {
  const running = {
    ...JOB,
    customerId: 'c1',
    siteId: 's1',
    kind: 'work' as const,
    startedAt: new Date('2026-11-19T23:10:20Z'),
  };

  it('measures whole minutes and notes the day at the site', () => {
    expect(measured(MAREK, running, new Date('2026-11-19T23:55:00Z'))).toMatchObject({
      day: '2026-11-20',
      minutes: 45,
      endedAt: new Date('2026-11-19T23:55:20Z'),
    });
  });

  it.each([
    ['2026-11-19T23:10:21Z', 1],
    ['2026-11-19T23:00:00Z', 1],
    ['2026-11-30T00:00:00Z', 1440],
  ])('that stops at %s gives %d minutes', (at, minutes) => {
    expect(measured(MAREK, running, new Date(at)).minutes).toBe(minutes);
  });

  it('that was forgotten gives what was left of its day, and ends then', () => {
    expect(measured(MAREK, running, new Date('2026-11-30T00:00:00Z'), 10)).toMatchObject({
      minutes: 10,
      endedAt: new Date('2026-11-19T23:20:20Z'),
    });
  });
});

describe('noting time', () => {
  const order = { status: 'inProgress' as const, leadId: 'e-office', crewIds: ['e-manager'] };

  it('is open to staff for everybody, to a manager on the crew for the own time', () => {
    expect(mayNoteOf(noteRight(order, OFFICE), OFFICE, 'e-manager')).toBe(true);
    const right = noteRight(order, MANAGER_ACTOR);
    expect(mayNoteOf(right, MANAGER_ACTOR, 'e-manager')).toBe(true);
    expect(mayNoteOf(right, MANAGER_ACTOR, 'e-office')).toBe(false);
  });

  it('is closed to a manager elsewhere, and once the order is verified to all but an administrator', () => {
    const verified = { ...order, status: 'verified' as const };
    expect(noteRight({ ...order, crewIds: [] }, MANAGER_ACTOR).whose).toBe('none');
    expect(noteRight(verified, OFFICE)).toEqual({
      whose: 'none',
      reason: expect.stringContaining('verified'),
    });
    expect(noteRight(verified, ADMIN_ACTOR).whose).toBe('all');
  });
});
