import { conflictsAmong } from './conflicts';

const at = (time: string) => new Date(`2026-11-25T${time}:00Z`);
const job = (id: string, from: string, to?: string, status = 'scheduled') => ({
  id,
  status: status as 'scheduled',
  plannedStart: at(from),
  plannedEnd: to === undefined ? undefined : at(to),
});
const found = (...jobs: ReturnType<typeof job>[]) => [...conflictsAmong(jobs)].sort();

describe('jobs of one person at the same time', () => {
  it('are both named', () => {
    expect(found(job('a', '08:00', '10:00'), job('b', '09:00', '11:00'), job('c', '13:00', '14:00'))).toEqual(
      ['a', 'b'],
    );
  });

  it('are named also where a shorter one lies between them', () => {
    expect(found(job('a', '08:00', '12:00'), job('b', '09:00', '09:30'), job('c', '11:00', '13:00'))).toEqual(
      ['a', 'b', 'c'],
    );
  });

  it('are none where one begins as the other ends, or where one is over or cancelled', () => {
    expect(found(job('a', '08:00', '10:00'), job('b', '10:00', '11:00'))).toEqual([]);
    expect(found(job('a', '08:00', '10:00', 'verified'), job('b', '09:00', '11:00'))).toEqual([]);
    expect(found(job('a', '08:00', '10:00', 'cancelled'), job('b', '09:00', '11:00'))).toEqual([]);
  });

  it('count an open end as an hour', () => {
    expect(found(job('a', '08:00'), job('b', '08:30', '09:00'))).toEqual(['a', 'b']);
    expect(found(job('a', '08:00'), job('b', '09:00', '09:30'))).toEqual([]);
  });
});
