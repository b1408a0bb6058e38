import * as v from 'valibot';
import {
  type EmployeeInput,
  employeeFormSchema,
  employees,
  employeeToForm,
  employeeToPrivate,
  employeeToRecord,
  emptyEmployee,
  FULL_WEEK,
  hasPrivate,
  nextExpiryOf,
  weekHoursToForm,
} from './index';

const typed = (over: Partial<EmployeeInput> = {}): EmployeeInput => ({
  ...emptyEmployee(),
  firstName: 'Zoë',
  lastName: 'Özdemir',
  jobTitle: 'Technician',
  startDate: '2020-01-01',
  ...over,
});
const paths = (over: Partial<EmployeeInput>) =>
  v.safeParse(employeeFormSchema, typed(over)).issues?.map((issue) => v.getDotPath(issue));

const PRIVATE = {
  address: { line1: 'Kirchweg 7', line2: '', postcode: '22085', city: 'Pinneberg', country: 'DE' },
  emergencyContact: 'Rita, +49 171 1',
  notes: 'Left-handed.',
  costRateMinor: 2150,
  billRateMinor: 0,
};

describe('private details', () => {
  const record = employeeToRecord(v.parse(employeeFormSchema, typed(PRIVATE)));

  it('are no part of the record that everybody reads, nor of what it is found by', () => {
    const told = JSON.stringify([record, employees.tokens?.(record)]).toLowerCase();
    for (const word of ['kirchweg', 'pinneberg', 'rita', 'left-handed', '2150'])
      expect(told).not.toContain(word);
    expect(Object.keys(record).filter((key) => key in PRIVATE)).toEqual([]);
  });

  it('are worth storing only when something is filled in', () => {
    expect(hasPrivate(employeeToPrivate(v.parse(employeeFormSchema, typed())))).toBe(false);
    expect(hasPrivate(employeeToPrivate(v.parse(employeeFormSchema, typed({ billRateMinor: 0 }))))).toBe(
      true,
    );
  });

  it('take no rate below nothing', () => {
    expect(paths({ costRateMinor: -1 })).toEqual(['costRateMinor']);
  });
});

describe('the employee form', () => {
  it('sorts by folded last name and shows first name first', () => {
    const record = employeeToRecord(v.parse(employeeFormSchema, typed()));
    expect(record).toMatchObject({ displayName: 'Zoë Özdemir', nameLower: 'ozdemir zoe' });
  });

  it('wants the last day of someone who left, and not before the first', () => {
    expect(paths({ status: 'left' })).toEqual(['endDate']);
    expect(paths({ endDate: '2019-12-31' })).toEqual(['endDate']);
    expect(paths({ status: 'left', endDate: '2020-01-01' })).toBeUndefined();
  });

  it('names the next expiry of the certificates typed, not of those before', () => {
    const certificate = { recordId: 'c', name: 'Lift', no: '', issuedOn: '2025-01-01', types: [] };
    const values = typed({ certificates: [{ ...certificate, expiresOn: '2027-01-01', status: 'valid' }] });
    const stored = employeeToRecord(v.parse(employeeFormSchema, values));
    expect(stored.nextExpiry).toBe('2027-01-01');
    const renewed = typed({ certificates: [{ ...certificate, expiresOn: '2029-01-01', status: 'valid' }] });
    expect(employeeToRecord(v.parse(employeeFormSchema, renewed), stored).nextExpiry).toBe('2029-01-01');
    expect(employeeToRecord(v.parse(employeeFormSchema, typed()), stored).nextExpiry).toBeUndefined();
  });

  it('gives back what was typed', () => {
    const values = typed({
      email: 'zoe@nordhaus.example',
      phone: '+49 30 1234567',
      managerRef: { id: 'm', name: 'M' },
      ownHours: true,
      weekHours: weekHoursToForm(FULL_WEEK),
      absences: [{ recordId: '2026-12-01', from: '2026-12-01', to: '2026-12-04', kind: 'sick' }],
      certificates: [
        {
          recordId: 'c',
          name: 'Lift',
          no: '',
          issuedOn: '2025-01-01',
          expiresOn: '2027-01-01',
          status: 'valid',
          types: ['inspection'],
        },
      ],
      ...PRIVATE,
    });
    const after = employeeToRecord(v.parse(employeeFormSchema, values));
    expect(employeeToForm(after, employeeToPrivate(v.parse(employeeFormSchema, values)))).toEqual(values);
  });
});

it('finds the next day a certificate expires that nobody renewed', () => {
  const certificate = (name: string, expiresOn?: string, status: 'valid' | 'renewed' = 'valid') => ({
    name,
    issuedOn: '2020-01-01',
    expiresOn,
    status,
    order: 0,
  });
  expect(
    nextExpiryOf({
      a: certificate('Gas', '2027-01-01'),
      b: certificate('Lift', '2026-12-01'),
      c: certificate('Ladder', '2026-01-01', 'renewed'),
      d: certificate('Chainsaw'),
      e: certificate('Gas', '2025-01-01'),
    }),
  ).toBe('2026-12-01');
  expect(nextExpiryOf(undefined)).toBeUndefined();
});
