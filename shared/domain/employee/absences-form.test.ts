import * as v from 'valibot';
import { absencesForm, absencesToForm, absencesToRecord, isLongOver } from './absences-form';

const row = (from: string, to: string) => ({ recordId: `${from}${to}`, from, to, kind: 'sick' as const });
const problems = (...rows: ReturnType<typeof row>[]) =>
  v.safeParse(absencesForm, rows).issues?.map((issue) => v.getDotPath(issue)) ?? [];

describe('absences in the employee form', () => {
  it('may last one day and follow each other', () => {
    expect(problems(row('2026-12-02', '2026-12-02'), row('2026-12-01', '2026-12-01'))).toEqual([]);
  });

  it('end no earlier than they begin', () => {
    expect(problems(row('2026-12-02', '2026-12-01'))).toEqual(['0.to']);
  });

  it('share no day, also when the later one stands first', () => {
    expect(problems(row('2026-12-04', '2026-12-08'), row('2026-12-01', '2026-12-04'))).toEqual(['0.from']);
  });

  it('share no day with a long one before the last', () => {
    const rows = [
      row('2026-12-01', '2026-12-31'),
      row('2026-12-02', '2026-12-03'),
      row('2026-12-20', '2026-12-21'),
    ];
    expect(problems(...rows)).toEqual(['1.from', '2.from']);
  });

  it('want both days', () => {
    expect(new Set(problems(row('', '')))).toEqual(new Set(['0.from', '0.to']));
  });

  it('are stored by their first day, without what tells rows apart', () => {
    const stored = absencesToRecord([row('2026-12-04', '2026-12-05'), row('2026-12-01', '2026-12-02')]);
    expect(stored).toEqual([
      { from: '2026-12-01', to: '2026-12-02', kind: 'sick' },
      { from: '2026-12-04', to: '2026-12-05', kind: 'sick' },
    ]);
    expect(absencesToRecord(absencesToForm(stored))).toEqual(stored);
    expect(absencesToRecord([])).toBeUndefined();
  });

  it('are long over when they ended more than 90 days ago', () => {
    expect(isLongOver({ to: '2026-08-24' }, '2026-11-22')).toBe(false);
    expect(isLongOver({ to: '2026-08-23' }, '2026-11-22')).toBe(true);
    expect(isLongOver({ to: '' }, '2026-11-22')).toBe(false);
  });
});
