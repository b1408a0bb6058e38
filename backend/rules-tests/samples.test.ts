import { PRIVATE_ID } from '@fm/domain/employee';
import type { RecordKind } from '@fm/domain/record';
import { change, creation, documentOf, existing, trashing } from './documents';
import { denial } from './judge';
import { PEOPLE, type Person } from './people';
import * as samples from './samples';

/** A kind, and who may do what with it. */
interface Row {
  readonly name: string;
  readonly kind: RecordKind<object>;
  readonly id: string;
  readonly values: object;
  readonly edit: object;
  readonly managers: boolean;
}

const row = (
  name: string,
  { kind, values, edit }: { kind: unknown; values: object; edit: object },
  { id = 'r1', managers = false } = {},
): Row => ({ name, kind: kind as RecordKind<object>, id, values, edit, managers });

const order = { 'workOrders/w1': documentOf(existing(samples.WORK_ORDER.values, { id: 'w1' })) };

const ROWS = [
  row('employee', samples.EMPLOYEE),
  row('private detail', samples.EMPLOYEE_PRIVATE, { id: PRIVATE_ID }),
  row('customer', samples.CUSTOMER),
  row('contact', samples.CONTACT),
  row('site', samples.SITE),
  row('asset', samples.ASSET),
  row('task', samples.TASK, { managers: true }),
  row('work order', samples.WORK_ORDER),
  row('order template', samples.ORDER_TEMPLATE),
  row('offer', samples.OFFER),
  row('plan', samples.PLAN),
  row('visit', samples.VISIT, { id: samples.VISIT_ID }),
] as const;

const STAFF: readonly Person[] = ['admin', 'office', 'empty'];
const OUTSIDERS: readonly (Person | undefined)[] = ['disabled', 'nobody', undefined];

describe.each(ROWS)('a $name', ({ kind, id, values, edit, managers }) => {
  const before = existing(values, { id, ...(kind.numberPrefix && { number: 'XX-2026-0001' }) });
  const stored = { [`${kind.path}/${id}`]: documentOf(before) };
  const insiders: readonly Person[] = managers ? [...STAFF, 'manager'] : STAFF;
  const others = managers ? OUTSIDERS : [...OUTSIDERS, 'manager' as const];

  it.each(insiders)('is created by %s', (person) => {
    expect(denial(person, {}, creation(kind, PEOPLE[person], id, values))).toBe('');
  });

  it.each(others)('is not created by %s', (person = 'office') => {
    const by = others.includes(person) ? person : undefined;
    expect(denial(by, {}, creation(kind, PEOPLE[person], id, values))).not.toBe('');
  });

  it.each(insiders)('is edited by %s', (person) => {
    expect(denial(person, stored, change(kind, PEOPLE[person], before, edit))).toBe('');
  });

  it.each(others)('is not edited by %s', (person = 'office') => {
    const by = others.includes(person) ? person : undefined;
    expect(denial(by, stored, change(kind, PEOPLE[person], before, edit))).not.toBe('');
  });
});

describe('a comment', () => {
  const { kind, values } = samples.COMMENT;

  it.each([...STAFF, 'manager' as const])('is written by %s', (person) => {
    const written = creation(kind, PEOPLE[person], 'k1', values, { kind: 'comment', note: values.body });
    expect(denial(person, order, written)).toBe('');
  });
});

describe('the trash', () => {
  it.each(ROWS.filter(({ name }) => name !== 'visit' && name !== 'private detail'))(
    'takes a $name from staff alone',
    ({ kind, id, values }) => {
      const before = existing(values, { id });
      const stored = { [`${kind.path}/${id}`]: documentOf(before) };
      expect(denial('office', stored, trashing(kind, PEOPLE.office, before))).toBe('');
      expect(denial('manager', stored, trashing(kind, PEOPLE.manager, before))).not.toBe('');
    },
  );
});
