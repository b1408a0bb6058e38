import { addDays } from '@fm/domain/calendar-day';
import { customerSchema } from '@fm/domain/customer';
import { employeeDerived, employeeSchema } from '@fm/domain/employee';
import { isForTeam, reminderSchema, repeatOf } from '@fm/domain/reminder';
import { siteSchema } from '@fm/domain/site';
import { tally } from '../demo-faults';
import { records, TODAY } from '../demo-fixture';
import { LONG_NAME, RIGHT_TO_LEFT_NAME } from '../texts/customers';

describe('people and customers', () => {
  const employees = records('employees', employeeSchema);
  const customers = records('customers', customerSchema);

  it('are in the stated states', () => {
    expect(tally(employees.map(({ status }) => status))).toEqual({
      active: 20,
      onLeave: 1,
      suspended: 1,
      left: 2,
    });
    expect(tally(employees.map(({ team }) => team))).toEqual({
      Cleaning: 9,
      Technical: 7,
      Grounds: 4,
      Office: 4,
    });
    expect(employees.filter(({ employmentType }) => employmentType === 'part')).toHaveLength(2);
    expect(tally(customers.map(({ status }) => status))).toEqual({
      active: 44,
      lead: 6,
      onHold: 4,
      doNotService: 2,
      former: 4,
    });
  });

  it('have 31 certificates, 3 about to expire and 2 expired, and 6 absences to come', () => {
    const expiries = employees.flatMap(({ certificates }) => Object.values(certificates ?? {}));
    const within = (from: string, to: string) =>
      expiries.filter(({ expiresOn }) => expiresOn !== undefined && expiresOn >= from && expiresOn < to)
        .length;
    expect([expiries.length, within(TODAY, addDays(TODAY, 31)), within('', TODAY)]).toEqual([31, 3, 2]);
    const absences = employees.flatMap((employee) => employee.absences ?? []);
    expect(absences).toHaveLength(6);
    expect(absences.every(({ from }) => from > TODAY && from < addDays(TODAY, 42))).toBe(true);
  });

  it('have the expiry and the last day to sort by that follow from the rest', () => {
    for (const employee of employees) expect(employee).toMatchObject(employeeDerived(employee));
  });

  it('have names that try a layout', () => {
    const names = [...employees.map(({ displayName }) => displayName), ...customers.map(({ name }) => name)];
    expect(names).toEqual(
      expect.arrayContaining([LONG_NAME, RIGHT_TO_LEFT_NAME, "Seán O'Brien", 'Zoë Lefèvre']),
    );
    expect([...LONG_NAME]).toHaveLength(80);
  });

  it('have two customers entered twice', () => {
    const shared = (key: 'phoneKey' | 'taxId') =>
      Object.entries(tally(customers.flatMap((customer) => customer[key] ?? []))).filter(
        ([, count]) => count > 1,
      );
    expect(shared('phoneKey')).toHaveLength(2);
    expect(shared('taxId')).toHaveLength(2);
  });

  it('have sites: the largest customer 14, two in other time zones', () => {
    const sites = records('sites', siteSchema);
    const perCustomer = Object.values(tally(sites.map(({ customerRef }) => customerRef.id)));
    expect(Math.max(...perCustomer)).toBe(14);
    expect(perCustomer).toHaveLength(60);
    expect(tally(sites.map(({ timezone }) => timezone))).toEqual({
      'Europe/Berlin': 116,
      'Europe/London': 1,
      'Europe/Helsinki': 1,
    });
  });

  it('have reminders of teams and some that come again', () => {
    const reminders = records('reminders', reminderSchema);
    const owners = reminders.flatMap((one) => (isForTeam(one) ? one.ownerRef.name : []));
    expect(owners.sort()).toEqual(['Office team', 'Office team', 'Technical team']);
    expect(reminders.flatMap(({ repeat }) => repeatOf(repeat) ?? []).sort()).toEqual([
      'monthly',
      'quarterly',
      'weekly',
    ]);
  });
});
