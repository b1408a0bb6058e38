/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import {
  type Absence,
  type Certificate,
  type Employee,
  employees,
  FULL_WEEK,
  MOST_NEW_ABSENCES,
  MOST_NEW_CERTIFICATES,
  officeWeek,
  PRIVATE_ID,
  type WeekHours,
} from '@fm/domain/employee';
import { historyPath } from '@fm/domain/event';
import { WORK_ORDER_TYPES } from '@fm/domain/work-order';
import { repel } from './attack-fixture';
import { change, creation, documentOf, existing } from './documents';
import { PEOPLE } from './people';
import { EMPLOYEE, EMPLOYEE_PRIVATE } from './samples';

const { kind: hr, values: details, edit } = EMPLOYEE_PRIVATE;
const known = existing(details, { id: PRIVATE_ID });
const kept = { [`${hr.path}/${PRIVATE_ID}`]: documentOf(known) };
const written = creation(hr, PEOPLE.office, PRIVATE_ID, details);
const entryPath = `${historyPath(hr)}/event-${PRIVATE_ID}`;

repel('private data of employees', [
  {
    name: 'are written by a manager',
    by: 'manager',
    twin: 'office',
    attack: creation(hr, PEOPLE.manager, PRIVATE_ID, details),
    honest: written,
  },
  {
    name: 'are changed by a manager',
    by: 'manager',
    twin: 'office',
    stored: kept,
    attack: change(hr, PEOPLE.manager, known, edit),
    honest: change(hr, PEOPLE.office, known, edit),
  },
  {
    name: 'are written elsewhere',
    by: 'office',
    attack: creation(hr, PEOPLE.office, 'more', details),
    honest: written,
  },
  {
    name: 'are told where everybody reads',
    by: 'office',
    attack: {
      [`${hr.path}/${PRIVATE_ID}`]: written[`${hr.path}/${PRIVATE_ID}`],
      [`events/event-${PRIVATE_ID}`]: written[entryPath],
    },
    honest: written,
  },
  {
    name: 'are told twice, once where everybody reads',
    by: 'office',
    attack: { ...written, 'events/leak': written[entryPath] },
    honest: written,
  },
  {
    name: 'are told of by a manager who changed nothing',
    by: 'manager',
    twin: 'office',
    attack: { [entryPath]: creation(hr, PEOPLE.manager, PRIVATE_ID, details)[entryPath] },
    honest: written,
  },
  {
    name: 'are changed without a word',
    by: 'office',
    stored: kept,
    attack: { [`${hr.path}/${PRIVATE_ID}`]: Object.values(change(hr, PEOPLE.office, known, edit))[0] },
    honest: change(hr, PEOPLE.office, known, edit),
  },
  ...Object.entries(details).map(([field, value]) => ({
    name: `get into the record that everybody reads: ${field}`,
    by: 'office' as const,
    stored: { 'employees/r1': documentOf(existing(EMPLOYEE.values)) },
    attack: change(employees, PEOPLE.office, existing(EMPLOYEE.values), { [field]: value }),
    honest: change(employees, PEOPLE.office, existing(EMPLOYEE.values), EMPLOYEE.edit),
  })),
]);

const person = documentOf(existing(EMPLOYEE.values));
const changedTo = (fields: Partial<Employee>) =>
  change(employees, PEOPLE.office, existing(EMPLOYEE.values), fields);
const absent = (from: string, to = from, kind = 'sick') => ({ from, to, kind }) as Absence;
const decemberDays = (count: number) =>
  Array.from({ length: count }, (_, n) => absent(`2027-12-${String(n + 10)}`));
const LONG_DAY = [
  { fromMin: 0, toMin: 720 },
  { fromMin: 720, toMin: 1440 },
];
const FULLEST_WEEK: WeekHours = { ...officeWeek(LONG_DAY), sat: LONG_DAY, sun: LONG_DAY };
const certificate = (over: Partial<Certificate> = {}): Certificate => ({
  name: 'Lift attendant',
  no: 'LA-1',
  issuedOn: '2025-01-01',
  expiresOn: '2028-01-01',
  status: 'valid',
  types: [...WORK_ORDER_TYPES],
  order: 0,
  ...over,
});
const certified = (over: Partial<Certificate>) => ({ certificates: { a: certificate(over) } });
const certificates = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`certificate-${n}`, certificate({ no: `LA-${n}`, order: n })]),
  );
const monday = (...mon: unknown[]) => ({ weekHours: { ...FULL_WEEK, mon } as WeekHours });

repel(
  'absences, certificates and hours of employees',
  (
    [
      ['end before they begin', { absences: [absent('2026-12-04', '2026-12-01')] }],
      ['have no such kind', { absences: [absent('2026-12-04', '2026-12-04', 'strike')] }],
      ['begin on no day', { absences: [absent('soon')] }],
      ['say more than they should', { absences: [{ ...absent('2026-12-04'), note: 'Flu' } as Absence] }],
      [
        'hide a bad one behind good ones',
        { absences: [...decemberDays(MOST_NEW_ABSENCES - 1), absent('2026-12-04', '')] },
      ],
      ['are too many at once', { absences: decemberDays(MOST_NEW_ABSENCES + 1) }],
      ['share one text between two days', { absences: [absent('20', '27-12-01 2027-12-02')] }],
      ['are no list', { absences: {} as Absence[] }],
      ['are certificates with another status', certified({ status: 'forged' as 'valid' })],
      ['are certificates without a day of issue', certified({ issuedOn: 'long ago' })],
      ['are certificates for work that nobody does', certified({ types: ['surgery' as 'cleaning'] })],
      ['are certificates for work named twice', certified({ types: ['cleaning,cleaning' as 'cleaning'] })],
      ['are certificates with a text in two lines', certified({ no: 'LA\n1' })],
      ['are certificates that say more than they should', certified({ grade: 1 } as Partial<Certificate>)],
      [
        'hide a bad certificate behind good ones',
        { certificates: { ...certificates(MOST_NEW_CERTIFICATES - 1), z: certificate({ name: '' }) } },
      ],
      ['are too many certificates at once', { certificates: certificates(MOST_NEW_CERTIFICATES + 1) }],
      ['lack a day of the week', { weekHours: { mon: [] } as unknown as WeekHours }],
      ['end before they start', monday({ fromMin: 700, toMin: 600 })],
      ['reach beyond the day', monday({ fromMin: 700, toMin: 1441 })],
      ['overlap', monday({ fromMin: 480, toMin: 720 }, { fromMin: 700, toMin: 900 })],
      ['have a third span', monday(...[0, 2, 4].map((at) => ({ fromMin: at, toMin: at + 1 })))],
      ['are texts', monday('08:00')],
    ] as const
  ).map(([name, fields]) => ({
    name,
    by: 'office' as const,
    stored: { 'employees/r1': person },
    attack: changedTo(fields as Partial<Employee>),
    honest: changedTo({
      // The most a rule has to look at: two spans on every day, and as many new absences as may come at once.
      weekHours: FULLEST_WEEK,
      absences: [...(EMPLOYEE.values.absences ?? []), ...decemberDays(MOST_NEW_ABSENCES)],
      certificates: { ...EMPLOYEE.values.certificates, ...certificates(MOST_NEW_CERTIFICATES) },
    }),
  })),
);
