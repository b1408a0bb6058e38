import { type Employee, type EmployeeInput, emptyEmployee } from '@fm/domain/employee';
import { tokensOf } from '@fm/domain/tokens';
import { LOGINS, openTestDoor, type TestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const values = (over: Partial<EmployeeInput> = {}): EmployeeInput => ({
  ...emptyEmployee(),
  firstName: 'Uma',
  lastName: 'Roth',
  jobTitle: 'Technician',
  startDate: '2025-01-01',
  ...over,
});
const HR = 'employees/uma/private/hr';

interface Saved extends TestDoor {
  readonly person: () => Employee;
  readonly save: (uid: string, over?: Partial<EmployeeInput>, more?: object) => ReturnType<TestDoor['ask']>;
}

/** A door with Uma Roth, saved by the office with private details. */
async function withEmployee(over: Partial<EmployeeInput> = {}): Promise<Saved> {
  const door = openTestDoor(now);
  const person = () => door.database.at('employees/uma') as Employee;
  await door.ask('office', 'employees.save', { id: 'uma', values: values(over), base: null, details: null });
  const save: Saved['save'] = (uid, changed = {}, more = {}) =>
    door.ask(uid, 'employees.save', {
      id: 'uma',
      values: values({ ...over, ...changed }),
      base: person(),
      ...more,
    });
  return { ...door, person, save };
}
const fieldsOf = (answer: Awaited<ReturnType<TestDoor['ask']>>) =>
  answer.ok ? {} : (answer.failure.fields ?? {});

describe('saving an employee', () => {
  it.each(['admin', 'office', 'empty'])('is open to %s', async (uid) => {
    const { ask, database } = openTestDoor(now);
    const input = { id: 'uma', values: values(), base: null, details: null };
    expect((await ask(uid, 'employees.save', input)).ok).toBe(true);
    expect(database.at('employees/uma')).toMatchObject({
      displayName: 'Uma Roth',
      nameLower: 'roth uma',
      endSort: '9999-12-31',
      number: 'EM-2026-0001',
    });
  });

  it('is closed to a manager', async () => {
    const { save, person } = await withEmployee();
    expect(await save('manager', { jobTitle: 'Boss' })).toMatchObject({ failure: { kind: 'refused' } });
    expect(person().jobTitle).toBe('Technician');
  });

  it('sent twice with one id changes nothing more', async () => {
    const { ask, person, database } = await withEmployee();
    const input = { id: 'uma', values: values({ jobTitle: 'Lead' }), base: person() };
    for (let sent = 0; sent < 2; sent += 1) await ask('office', 'employees.save', input, 'once');
    expect(person()).toMatchObject({ jobTitle: 'Lead', rev: 2 });
    expect(database.all('events')).toHaveLength(2);
  });

  it('keeps what somebody else changed meanwhile, with what follows from both', async () => {
    const { ask, person } = await withEmployee();
    const base = person();
    await ask('admin', 'employees.save', { id: 'uma', values: values({ lastName: 'Rothe' }), base });
    await ask('office', 'employees.save', { id: 'uma', values: values({ firstName: 'Una' }), base });
    expect(person()).toMatchObject({ displayName: 'Una Rothe', nameLower: 'rothe una' });
  });

  it('refuses a payroll number that somebody else has, and takes the own one', async () => {
    const { ask, save } = await withEmployee({ employeeNo: '17' });
    const other = { id: 'ida', values: values({ firstName: 'Ida', employeeNo: '17' }), base: null };
    expect(fieldsOf(await ask('office', 'employees.save', other))).toEqual({
      'values.employeeNo': 'Uma Roth already has this number.',
    });
    expect((await save('office', { jobTitle: 'Lead' })).ok).toBe(true);
  });

  it('takes the name of the manager from the record, and none that is gone', async () => {
    const { ask, save, person, database } = await withEmployee();
    const ida = { id: 'ida', values: values({ firstName: 'Ida', lastName: 'Ohm' }), base: null };
    await ask('office', 'employees.save', ida);
    expect((await save('office', { managerRef: { id: 'ida', name: 'The Queen' } })).ok).toBe(true);
    expect(person().managerRef).toEqual({ id: 'ida', name: 'Ida Ohm' });
    database.put('employees/ida', { ...database.at('employees/ida'), trashed: true });
    // Who is a manager already stays so, while other fields are saved.
    expect((await save('office', { managerRef: { id: 'ida', name: 'X' }, jobTitle: 'Lead' })).ok).toBe(true);
    expect(person().managerRef).toEqual({ id: 'ida', name: 'Ida Ohm' });
    expect(fieldsOf(await save('office', { managerRef: { id: 'nobody', name: 'X' } }))).toEqual({
      'values.managerRef': 'This person is no longer an employee. Choose somebody else.',
    });
  });

  it('keeps the status until the last day, and asks for one that is over', async () => {
    const { save, person } = await withEmployee();
    expect((await save('office', { status: 'left', endDate: '2026-12-31' })).ok).toBe(true);
    expect(person()).toMatchObject({ status: 'active', endDate: '2026-12-31', endSort: '2026-12-31' });
    expect(fieldsOf(await save('office', { status: 'active', endDate: '2026-11-19' }))).toEqual({
      'values.endDate': 'Empty the last day, or choose the status “Left”.',
    });
    expect((await save('office', { status: 'left', endDate: '2026-11-19' })).ok).toBe(true);
    expect(person().status).toBe('left');
  });

  it('ties the change to the work that was handed over', async () => {
    const { save, database } = await withEmployee();
    await save('office', { status: 'left', endDate: '2026-12-31' }, { batchId: 'b1' });
    expect(database.all('events').at(-1)?.data).toMatchObject({ batchId: 'b1', kind: 'changed' });
  });
});

describe('private details of an employee', () => {
  it('are stored in the same transaction, with a history of their own', async () => {
    const { database } = await withEmployee({ notes: 'Allergic to dust', costRateMinor: 3_200 });
    expect(database.at(HR)).toMatchObject({ notes: 'Allergic to dust', costRateMinor: 3_200, rev: 1 });
    expect(database.all('employees/uma/privateEvents')).toHaveLength(1);
    expect(JSON.stringify(database.all('events'))).not.toContain('Allergic');
    expect(JSON.stringify(database.at('employees/uma'))).not.toContain('Allergic');
  });

  it('stay as they are where the form did not show them', async () => {
    const { save, database } = await withEmployee({ notes: 'Allergic to dust' });
    await save('office', { notes: '', jobTitle: 'Lead' });
    expect(database.at(HR)).toMatchObject({ notes: 'Allergic to dust', rev: 1 });
  });

  it('are merged with what somebody else stored meanwhile', async () => {
    const { save, database } = await withEmployee({ notes: 'Allergic to dust' });
    const details = { notes: 'Allergic to dust' };
    await save('admin', { emergencyContact: 'Jan, +49 30 1' }, { details });
    await save('office', { notes: 'No allergy' }, { details });
    expect(database.at(HR)).toMatchObject({ notes: 'No allergy', emergencyContact: 'Jan, +49 30 1' });
  });

  it('are not stored where the employee is refused', async () => {
    const { ask, database } = openTestDoor(now);
    const broken = values({ notes: 'x', status: 'active', endDate: '2026-11-19' });
    await ask('office', 'employees.save', { id: 'uma', values: broken, base: null, details: null });
    expect(database.all('employees')).toEqual([]);
    expect(database.at(HR)).toBeUndefined();
  });
});

describe('what enters with an employee', () => {
  it('gives no login: office cannot create an employee with the login of the administrator', async () => {
    const { ask, save, person, database } = await withEmployee();
    const forged = { ...values({ firstName: 'Eve' }), userId: 'admin' };
    await ask('office', 'employees.save', { id: 'eve', values: forged, base: null });
    expect(database.at('employees/eve')).toMatchObject({ firstName: 'Eve' });
    expect(database.at('employees/eve')).not.toHaveProperty('userId');
    await save('office', { jobTitle: 'Lead' }, { base: { ...person(), userId: 'admin' } });
    expect(person()).toMatchObject({ jobTitle: 'Lead' });
    expect(person()).not.toHaveProperty('userId');
  });

  it('is checked whole: sizes and maps', async () => {
    const { save, person } = await withEmployee();
    const certificate = {
      recordId: 'c1',
      name: 'First aid',
      no: '',
      issuedOn: '2026-01-01',
      expiresOn: '',
      status: 'valid' as const,
      types: [],
    };
    const absence = { recordId: 'a1', from: '2026-12-01', to: '2026-12-02', kind: 'holiday' as const };
    const many = <T>(count: number, make: (n: number) => T) =>
      Array.from({ length: count }, (_, n) => make(n));
    const wrong: Partial<EmployeeInput>[] = [
      { notes: 'x'.repeat(900_000) },
      { team: 'x'.repeat(41) },
      { certificates: many(201, (n) => ({ ...certificate, recordId: `c${n}` })) },
      { certificates: [{ ...certificate, name: 'x'.repeat(121) }] },
      { certificates: [{ ...certificate, recordId: 'a/b' }] },
      { certificates: [{ ...certificate, types: ['flying' as never] }] },
      { absences: many(501, (n) => ({ ...absence, recordId: `a${n}` })) },
      { absences: [{ ...absence, kind: 'lost' as never }] },
      { costRateMinor: 0.5 },
      { costRateMinor: -1 },
    ];
    for (const over of wrong)
      expect([over, await save('office', over, { details: null })]).toMatchObject([
        {},
        { ok: false, failure: { kind: 'invalid' } },
      ]);
    expect(person()).toMatchObject({ rev: 1 });
    const right = {
      certificates: many(10, (n) => ({ ...certificate, recordId: `c${n}` })),
      absences: [absence],
    };
    expect((await save('office', right)).ok).toBe(true);
    expect(Object.keys(person().certificates ?? {})).toHaveLength(10);
  });

  it('holds real days alone', async () => {
    const { save } = await withEmployee();
    const wrong: Partial<EmployeeInput>[] = [
      { startDate: '2026-02-31' },
      { status: 'left', endDate: '2026-02-30' },
      { absences: [{ recordId: 'a', from: '2026-02-30', to: '2026-03-01', kind: 'sick' }] },
    ];
    for (const over of wrong)
      expect(await save('office', over)).toMatchObject({ failure: { kind: 'invalid' } });
    expect((await save('office', { startDate: '2026-02-28' })).ok).toBe(true);
  });
});

describe('an employee with a login', () => {
  const bound = async () => {
    const door = await withEmployee();
    door.database.put('employees/uma', { ...door.person(), userId: 'empty' });
    door.database.put('users/empty', { ...LOGINS.empty, employeeId: 'uma', trashed: false, rev: 1 });
    door.database.put('users/admin', { ...LOGINS.admin, trashed: false, tokens: tokensOf(['Ana Adler']) });
    return door;
  };

  it('passes a new name on to the login', async () => {
    const { save, database } = await bound();
    expect((await save('office', { lastName: 'Rothe' })).ok).toBe(true);
    expect(database.at('users/empty')).toMatchObject({ name: 'Uma Rothe', rev: 2 });
  });

  it('is not renamed to somebody else, but by an administrator', async () => {
    const { save, database } = await bound();
    const ana = { firstName: 'Ána', lastName: 'ADLER' };
    expect(Object.keys(fieldsOf(await save('office', ana)))).toEqual(['values.lastName']);
    expect(database.at('users/empty')).toMatchObject({ name: 'Emil Otto' });
    expect((await save('admin', ana)).ok).toBe(true);
    expect(database.at('users/empty')).toMatchObject({ name: 'Ána ADLER' });
  });
});
