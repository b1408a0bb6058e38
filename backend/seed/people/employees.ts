import { addDays, type CalendarDay, laterDay } from '@fm/domain/calendar-day';
import {
  type Absence,
  type Certificate,
  type Employee,
  type EmployeePrivate,
  type EmployeeStatus,
  employeeDerived,
  employeePrivateOf,
  employees,
  officeWeek,
  PRIVATE_ID,
  type WeekHours,
  type WorkSpan,
} from '@fm/domain/employee';
import type { Ref } from '@fm/domain/record';
import { fold } from '@fm/domain/tokens';
import { ACTORS, DEMO_ACCOUNTS } from '../accounts';
import { Chronicle } from '../chronicle';
import { edit } from '../edits';
import { CONTACT_FIRST, CONTACT_LAST } from '../texts/customers';
import { CERTIFICATE_TEXTS, EMERGENCY_CONTACTS, EMPLOYEE_TEXTS } from '../texts/employees';
import { STREETS, TOWNS } from '../texts/places';
import type { World } from '../world';

/** Position in the list of texts of those who are not simply active and full time. */
const STATUS_AT: Readonly<Record<number, EmployeeStatus>> = {
  10: 'left',
  15: 'onLeave',
  18: 'suspended',
  19: 'left',
};
const FULL_DAY: readonly WorkSpan[] = [
  { fromMin: 8 * 60, toMin: 12 * 60 },
  { fromMin: 12 * 60 + 30, toMin: 16 * 60 + 30 },
];
/** Part time by position: three whole days, and five afternoons. */
const PART_TIME_AT: Readonly<Record<number, WeekHours>> = {
  4: { ...officeWeek(FULL_DAY), thu: [], fri: [] },
  16: officeWeek([{ fromMin: 13 * 60, toMin: 17 * 60 }]),
};
/** On duty at weekends too, one of each team. */
const WEEKEND_AT = [7, 13, 22];
const WEEKEND_WEEK: WeekHours = { ...officeWeek(FULL_DAY), sat: [...FULL_DAY], sun: [...FULL_DAY] };
const MANAGER_AT = 2;
const DIRECTOR_AT = 0;
/** Days from today at which the first certificates expire: three soon, two did; the others later. */
const EXPIRIES = [8, 17, 29, -12, -45];
const CERTIFICATES = 31;
const ABSENCES = 6;
/** Records are not older than the system they are kept in. */
const SYSTEM_AGE_DAYS = 1000;

const LOGIN_UIDS = [
  DEMO_ACCOUNTS.admin,
  DEMO_ACCOUNTS.office,
  DEMO_ACCOUNTS.manager,
  DEMO_ACCOUNTS.empty,
].map(({ uid }) => uid);

/** One who works here, and what of that is private. */
interface SeededEmployee {
  readonly person: Chronicle<Employee>;
  readonly details: Chronicle<EmployeePrivate>;
}

/** Everybody who works here; further copies of the demo have other names and no logins. */
export function buildEmployees(world: World): SeededEmployee[] {
  const { random, calendar, numbers, copy } = world;
  const certificates = certificatesOf(world);
  const absences = absencesOf(world);
  const team = copy === 0 ? EMPLOYEE_TEXTS : EMPLOYEE_TEXTS.slice(LOGIN_UIDS.length);
  const started = team.map(() => calendar.day(-random.int(200, 4200)));
  return team.map(([first, last, jobTitle, teamName], place) => {
    const index = copy === 0 ? place : place + LOGIN_UIDS.length;
    const firstName = copy === 0 ? first : random.pick(CONTACT_FIRST);
    const lastName = copy === 0 ? last : random.pick(CONTACT_LAST);
    const status = STATUS_AT[index] ?? 'active';
    const startDate = started[place] ?? calendar.today;
    const userId = copy === 0 ? LOGIN_UIDS[index] : undefined;
    const record: Employee = {
      firstName,
      lastName,
      employeeNo: String(1000 + copy * 100 + index),
      email: userId
        ? accountEmail(userId)
        : `${mailName(firstName, lastName)}.${1000 + copy * 100 + index}@nordhaus.example`,
      phone: `+49 40 5550 ${1000 + copy * 100 + index}`,
      jobTitle,
      team: teamName,
      employmentType: index in PART_TIME_AT ? 'part' : 'full',
      weekHours: PART_TIME_AT[index] ?? (WEEKEND_AT.includes(index) ? WEEKEND_WEEK : undefined),
      status: 'active',
      startDate,
      managerRef:
        copy === 0 && index !== DIRECTOR_AT
          ? refAt(world, index === MANAGER_AT ? DIRECTOR_AT : MANAGER_AT)
          : undefined,
      userId,
      absences: absences.get(index),
      certificates: certificates.get(index),
      ...employeeDerived({ firstName, lastName, certificates: certificates.get(index) }),
    };
    const created = laterDay(startDate, calendar.day(-SYSTEM_AGE_DAYS));
    const id = world.id('employee', index + 1);
    const at = calendar.at(created, 510 + index);
    const person = new Chronicle(employees, id, record, ACTORS.admin, at, {
      number: numbers.next(employees, created),
    });
    const hr = privateOf(world, jobTitle);
    const details = new Chronicle(employeePrivateOf(id), PRIVATE_ID, hr, ACTORS.admin, at, {
      note: 'Private details',
    });
    edit(world, person, addDays(created, 3), 180, someEdits(world, record));
    edit(world, details, addDays(created, 3), 180, someNotes(world));
    leave(world, person, status);
    return { person, details };
  });
}

const accountEmail = (uid: string) =>
  Object.values(DEMO_ACCOUNTS).find((account) => account.uid === uid)?.email;

const mailName = (first: string, last: string) => fold(`${first}.${last}`).replace(/[^a-z.]/g, '');

function refAt(world: World, index: number): Ref {
  const [first = '', last = ''] = EMPLOYEE_TEXTS[index] ?? [];
  return { id: world.id('employee', index + 1), name: `${first} ${last}` };
}

function privateOf({ random }: World, jobTitle: string): EmployeePrivate {
  const [city, postcode] = random.pick(TOWNS);
  // By the job: the same work costs the same.
  const costRateMinor = 1900 + (jobTitle.length % 12) * 150;
  return {
    address: { line1: `${random.pick(STREETS)} ${random.int(1, 99)}`, postcode, city, country: 'DE' },
    emergencyContact: random.chance(0.6)
      ? `${random.pick(EMERGENCY_CONTACTS)}, +49 171 ${random.int(1_000_000, 9_999_999)}`
      : undefined,
    costRateMinor,
    billRateMinor: Math.round((costRateMinor * (1.4 + (jobTitle.length % 4) * 0.07)) / 50) * 50,
  };
}

function someEdits({ random }: World, record: Employee): Partial<Employee>[] {
  const patches: Partial<Employee>[] = [
    { phone: `+49 171 ${random.int(1_000_000, 9_999_999)}` },
    { jobTitle: `Trainee ${record.jobTitle.toLowerCase()}` },
    { jobTitle: record.jobTitle },
  ];
  return patches.slice(0, random.int(1, patches.length));
}

function someNotes({ random }: World): Partial<EmployeePrivate>[] {
  const notes = [{ notes: 'Driving licence seen.' }, { notes: 'Driving licence seen. Wears size L.' }];
  return notes.slice(0, random.int(0, notes.length));
}

function leave(world: World, chronicle: Chronicle<Employee>, status: EmployeeStatus): void {
  if (status === 'active') return;
  const { calendar } = world;
  const day = calendar.day(status === 'left' ? -50 : -20);
  const endDate = status === 'left' ? day : undefined;
  chronicle.change({ status, endDate }, ACTORS.admin, calendar.at(day, 600), { kind: 'status' });
}

function certificatesOf({ random, calendar }: World): ReadonlyMap<number, Record<string, Certificate>> {
  const byEmployee = new Map<number, Record<string, Certificate>>();
  for (let n = 0; n < CERTIFICATES; n += 1) {
    const index = n % EMPLOYEE_TEXTS.length;
    const team = EMPLOYEE_TEXTS[index]?.[3];
    const [name, years, , types] = random.pick(CERTIFICATE_TEXTS.filter(([, , wanted]) => wanted === team));
    const fixed = EXPIRIES[n - 5];
    const expiresOn = calendar.day(fixed ?? random.int(60, 900));
    const issuedOn = addDays(expiresOn, -365 * Math.max(years, 1));
    const certificate: Certificate = {
      name,
      no: `${name.slice(0, 2).toUpperCase()}-${random.int(10_000, 99_999)}`,
      issuedOn: issuedOn > calendar.today ? calendar.day(-30) : issuedOn,
      expiresOn: years === 0 && fixed === undefined ? undefined : expiresOn,
      status: 'valid',
      types: types.length > 0 ? [...types] : undefined,
      order: n,
    };
    byEmployee.set(index, { ...byEmployee.get(index), [`certificate-${n + 1}`]: certificate });
  }
  return byEmployee;
}

function absencesOf({ random, calendar }: World): ReadonlyMap<number, Absence[]> {
  const kinds = ['holiday', 'holiday', 'training', 'holiday', 'sick', 'other'] as const;
  const start = (n: number): CalendarDay => calendar.workday(calendar.day(3 + n * 6));
  return new Map(
    Array.from({ length: ABSENCES }, (_, n) => [
      5 + n * 3 - (5 + n * 3 === 20 ? 1 : 0),
      [{ from: start(n), to: addDays(start(n), random.int(0, 8)), kind: kinds[n] ?? 'other' }],
    ]),
  );
}
