import { type Employee, employees } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { FailureSignal } from '../failure';
import { withDerived } from './derived';
import { settledPatch } from './merge';

const certificate = (name: string, expiresOn: string, order: number) => ({
  name,
  issuedOn: '2024-01-01',
  expiresOn,
  status: 'valid' as const,
  order,
});
const gas = certificate('Gas', '2027-05-01', 0);

const stored = (over: Partial<Employee> = {}): Stored<Employee> =>
  ({
    id: 'e1',
    firstName: 'Jan',
    lastName: 'Ode',
    displayName: 'Jan Ode',
    nameLower: 'ode jan',
    jobTitle: 'Technician',
    team: 'Technical',
    employmentType: 'full',
    status: 'active',
    startDate: '2020-01-01',
    endSort: '9999-12-31',
    certificates: { gas },
    nextExpiry: '2027-05-01',
    ...over,
  }) as Stored<Employee>;

const lift = certificate('Lift', '2026-12-01', 1);
const ladder = certificate('Ladder', '2026-11-30', 2);

describe('fields that follow from others', () => {
  it('are computed of what is written, whatever the writer says of them', () => {
    const before = stored();
    const patch = { certificates: { gas, lift }, nextExpiry: '2027-05-01' };
    expect(settledPatch(employees, before, before, patch)).toEqual({
      certificates: { gas, lift },
      nextExpiry: '2026-12-01',
    });
  });

  it('are put right by the next save of a record in which they are wrong', () => {
    const wrong = stored({ nextExpiry: '2025-01-01' });
    expect(settledPatch(employees, wrong, wrong, {})).toEqual({ nextExpiry: '2027-05-01' });
  });

  it('never clash: of two certificates entered at once the first to expire counts', () => {
    const base = stored();
    const theirs = stored({ certificates: { gas, lift }, nextExpiry: '2026-12-01' });
    const mine = { certificates: { gas, ladder }, nextExpiry: '2026-11-30' };
    expect(settledPatch(employees, base, theirs, mine)).toEqual({
      certificates: { gas, lift, ladder },
      nextExpiry: '2026-11-30',
    });
    const renamed = { ...theirs, lastName: 'Ohm' };
    expect(() => settledPatch(employees, base, renamed, { lastName: 'Ode-Ohm' })).toThrow(FailureSignal);
  });

  it('are added to a change where it makes them others, and nothing where not', () => {
    const before = stored();
    expect(withDerived(employees, before, { certificates: undefined })).toEqual({
      certificates: undefined,
      nextExpiry: undefined,
    });
    expect(withDerived(employees, before, { jobTitle: 'Foreman' })).toEqual({ jobTitle: 'Foreman' });
  });
});
