import * as v from 'valibot';
import type { Certificate } from './certificate';
import { certificatesForm, certificatesToForm, certificatesToRecord } from './certificates-form';

const stored: Record<string, Certificate> = {
  b: { name: 'Lift guard', issuedOn: '2024-01-01', status: 'valid', order: 1 },
  a: { name: 'Gas', no: 'G-1', issuedOn: '2020-01-01', expiresOn: '2025-01-01', status: 'renewed', order: 0 },
};
const row = {
  recordId: 'n',
  name: 'Ladder',
  no: '',
  issuedOn: '2026-01-01',
  expiresOn: '',
  status: 'valid' as const,
  types: [],
};
const problems = (over: object) =>
  v.safeParse(certificatesForm, [{ ...row, ...over }]).issues?.map((issue) => v.getDotPath(issue));

describe('certificates in the employee form', () => {
  it('come in their order and go back as they were', () => {
    const rows = certificatesToForm(stored);
    expect(rows.map(({ name }) => name)).toEqual(['Gas', 'Lift guard']);
    expect(certificatesToRecord(rows, stored)).toEqual(stored);
    expect(certificatesToRecord([], stored)).toBeUndefined();
  });

  it('that are new come behind those that are there, wherever they are typed', () => {
    const record = certificatesToRecord([row, ...certificatesToForm(stored)], stored);
    expect(record?.n).toMatchObject({ name: 'Ladder', order: 2 });
    expect(record?.a?.order).toBe(0);
  });

  it('keep the kinds of work in one order, and none for all of them', () => {
    const of = (types: Certificate['types']) =>
      certificatesToRecord([{ ...row, types: types ?? [] }])?.n?.types;
    expect(of(['cleaning', 'corrective'])).toEqual(['corrective', 'cleaning']);
    expect(of([])).toBeUndefined();
  });

  it('want a name and a day of issue, and end no earlier', () => {
    expect(problems({})).toBeUndefined();
    expect(problems({ name: '', issuedOn: '' })).toEqual(expect.arrayContaining(['0.name', '0.issuedOn']));
    expect(problems({ expiresOn: '2025-12-31' })).toEqual(['0.expiresOn']);
  });
});
