import { emptyContact, emptyCustomerScreen } from '@fm/domain/customer';
import { emptyEmployee } from '@fm/domain/employee';
import { emptyLabour } from '@fm/domain/labour';
import { emptySite } from '@fm/domain/site';
import { emptyTask } from '@fm/domain/task';
import type { CommandInput } from '../commands';
import { form } from '../offer/offer-fixture';
import { openTestDoor, type TestDoor } from '../testing';
import { withOrder, working } from '../work-order/order-fixture';

const now = new Date('2026-11-20T09:00:00Z');
const address = { line1: 'Am Park 1', line2: '', postcode: '22085', city: 'Hamburg', country: 'DE' };
const site = { ...emptySite(), recordId: 's1', name: 'Main building', address };
const contact = { ...emptyContact(), recordId: 'p1', name: 'Ida Aal', email: 'ida@aal.example' };
const MAREK = { id: 'marek', name: 'Marek Wolny' };

/** A save of a new record whose title the form says, and where it is stored. */
interface Kind {
  readonly open: () => TestDoor;
  readonly at: string;
  readonly save: (door: TestDoor, uid: string, title: string, id?: string) => ReturnType<TestDoor['ask']>;
  readonly title: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  task: {
    open: () => openTestDoor(now),
    at: 'tasks/new',
    title: 'title',
    save: (door, uid, title, id) =>
      door.ask(uid, 'tasks.save', { id: 'new', values: { ...emptyTask(), title }, base: null }, id),
  },
  customer: {
    open: () => openTestDoor(now),
    at: 'customers/new',
    title: 'name',
    save: (door, uid, name, id) =>
      door.ask(uid, 'customers.save', customerInput({ name, sites: [site], contacts: [contact] }), id),
  },
  employee: {
    open: () => openTestDoor(now),
    at: 'employees/new',
    title: 'jobTitle',
    save: (door, uid, jobTitle, id) => {
      const person = { firstName: 'Uma', lastName: 'Roth', startDate: '2025-01-01' };
      const values = { ...emptyEmployee(), ...person, jobTitle };
      return door.ask(uid, 'employees.save', { id: 'new', values, base: null }, id);
    },
  },
  offer: {
    open: () => withOrder(),
    at: 'offers/new',
    title: 'title',
    save: (door, uid, title, id) =>
      door.ask(uid, 'offers.save', { id: 'new', values: { ...form(), title }, base: null }, id),
  },
  'time on a job': {
    open: () => withOrder(working),
    at: 'workOrders/w1/labour/new',
    title: 'note',
    save: (door, uid, note, id) => {
      const values = { ...emptyLabour(MAREK, '2026-11-19'), minutes: 30, note };
      return door.ask(uid, 'labour.save', { workOrderId: 'w1', id: 'new', values, base: null }, id);
    },
  },
};

function customerInput(over: object): CommandInput<'customers.save'> {
  return { id: 'new', values: { ...emptyCustomerScreen(), ...over }, base: null, parts: null };
}

describe.each(Object.entries(kinds))('a %s that was saved without the page hearing of it', (_, kind) => {
  it('is corrected by the next save of the form, under another command', async () => {
    const door = kind.open();
    expect(await kind.save(door, 'office', 'Ordre filters')).toMatchObject({ ok: true });
    const number = door.database.at(kind.at)?.number;
    expect(await kind.save(door, 'office', 'Order filters')).toMatchObject({ ok: true });
    expect(door.database.at(kind.at)).toMatchObject({ [kind.title]: 'Order filters', rev: 2 });
    expect(door.database.at(kind.at)?.number).toBe(number);
  });

  it('is stored once where the form is sent again as it was, or the command is', async () => {
    const door = kind.open();
    for (const id of ['first', 'first', 'second'])
      expect(await kind.save(door, 'office', 'Order filters', id)).toMatchObject({ ok: true });
    expect(door.database.at(kind.at)).toMatchObject({ rev: 1 });
  });

  it('is a conflict, and never a silent “saved”, once somebody else changed it', async () => {
    const door = kind.open();
    await kind.save(door, 'office', 'Ordre filters', 'first');
    const stored = door.database.at(kind.at) ?? {};
    door.database.put(kind.at, { ...stored, rev: 2, updatedBy: { uid: 'admin', name: 'Ana Adler' } });
    expect(await kind.save(door, 'office', 'Order filters')).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', message: expect.stringContaining('Ana Adler') },
    });
    expect(await kind.save(door, 'office', 'Ordre filters', 'first')).toMatchObject({ ok: true });
    expect(door.database.at(kind.at)).toMatchObject({ [kind.title]: 'Ordre filters', rev: 2 });
  });

  it('is a conflict for somebody else who takes its id', async () => {
    const door = kind.open();
    await kind.save(door, 'office', 'Order filters');
    expect(await kind.save(door, 'admin', 'Wash cars')).toMatchObject({ failure: { kind: 'conflict' } });
    expect(door.database.at(kind.at)).toMatchObject({ [kind.title]: 'Order filters', rev: 1 });
  });
});

it('corrects the sites and contacts of a customer with it, also by taking them off', async () => {
  const door = openTestDoor(now);
  const parts = { sites: [site, { ...site, recordId: 's2', name: 'Shed' }], contacts: [contact] };
  await door.ask('office', 'customers.save', customerInput({ name: 'Aalpark', ...parts }));
  const fixed = { sites: [{ ...site, name: 'Main hall' }], contacts: [] };
  expect(
    await door.ask('office', 'customers.save', customerInput({ name: 'Aalpark', ...fixed })),
  ).toMatchObject({ ok: true });
  expect(door.database.at('sites/s1')).toMatchObject({ name: 'Main hall', trashed: false });
  expect(door.database.at('sites/s2')).toMatchObject({ trashed: true });
  expect(door.database.at('customers/new/contacts/p1')).toMatchObject({ trashed: true });
});
