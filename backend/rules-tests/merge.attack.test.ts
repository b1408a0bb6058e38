/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { type Customer, customers } from '@fm/domain/customer';
import type { Actor, Stored } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { sites } from '@fm/domain/site';
import { workOrders } from '@fm/domain/work-order';
import { type Attack, repel } from './attack-fixture';
import { change, type Documents, documentOf, existing, tampered } from './documents';
import { PEOPLE } from './people';
import { CUSTOMER, REMINDER, SITE, WORK_ORDER } from './samples';

const { office, manager } = PEOPLE;
const into = (id: string) => ({ id, name: 'Elbe Clinic', batchId: 'b1' });
const customer = (id: string, over: object = {}): Stored<Customer> =>
  existing(CUSTOMER.values, { id, number: `CU-2026-000${id.slice(1)}`, ...over });
const stays = customer('c1');
const goes = customer('c2');
const stranger = customer('c3');
const merging = customer('c1', { mergedFrom: ['c2'] });
const merged = customer('c2', { mergedInto: into('c1') });

const store = (...all: readonly Stored<Customer>[]): Documents =>
  Object.fromEntries(all.map((one) => [`customers/${one.id}`, documentOf(one)]));
const told = { kind: 'merged', batchId: 'b1' } as const;
const taking = (by: Actor = office, here = stays, from: readonly string[] = ['c2']) =>
  change(customers, by, here, { mergedFrom: from }, told);
const going = (by: Actor = office, one = goes, to = 'c1') =>
  change(customers, by, one, { mergedInto: into(to) }, told);
const merge = { ...taking(), ...going() };

repel('two customers that become one', [
  {
    name: 'merges as a manager',
    by: 'manager',
    twin: 'office',
    stored: store(stays, goes),
    honest: merge,
    attack: { ...taking(manager), ...going(manager) },
  },
  {
    name: 'sends away without a word at the other one',
    by: 'office',
    stored: store(stays, goes),
    honest: merge,
    attack: going(),
  },
  {
    name: 'takes in one that goes nowhere',
    by: 'office',
    stored: store(stays, goes),
    honest: merge,
    attack: taking(),
  },
  {
    name: 'takes in a second one by the way',
    by: 'office',
    stored: store(stays, goes, stranger),
    honest: merge,
    attack: { ...taking(office, stays, ['c2', 'c3']), ...going() },
  },
  {
    name: 'sends into the trash',
    by: 'office',
    stored: store(customer('c1', { trashed: true, mergedFrom: ['c2'] }), goes),
    honest: change(customers, office, goes, { notes: 'Rings twice.' }),
    attack: going(),
  },
  {
    name: 'sends to one that goes elsewhere',
    by: 'office',
    stored: store(customer('c1', { mergedInto: into('c3') }), goes, stranger),
    honest: change(customers, office, stranger, { notes: 'Rings twice.' }),
    attack: { ...taking(office, customer('c1', { mergedInto: into('c3') })), ...going() },
  },
  {
    name: 'sends a customer to itself',
    by: 'office',
    stored: store(stays, goes),
    honest: merge,
    attack: change(customers, office, stays, { mergedInto: into('c1'), mergedFrom: ['c1'] }, told),
  },
  {
    name: 'names another one in a saved form',
    by: 'office',
    stored: store(merging, goes),
    honest: change(customers, office, goes, { notes: 'Rings twice.' }),
    attack: change(customers, office, goes, { mergedInto: into('c1') }),
  },
  {
    name: 'turns a redirect elsewhere',
    by: 'office',
    stored: store(merging, merged, customer('c3', { mergedFrom: ['c2'] })),
    honest: { ...change(customers, office, merging, { mergedFrom: undefined }, told), ...parting() },
    attack: change(customers, office, merged, { mergedInto: into('c3') }, told),
  },
  {
    name: 'takes a redirect away alone',
    by: 'office',
    stored: store(merging, merged),
    honest: { ...change(customers, office, merging, { mergedFrom: undefined }, told), ...parting() },
    attack: parting(),
  },
  {
    name: 'forgets what was merged into it',
    by: 'office',
    stored: store(merging, merged),
    honest: change(customers, office, merging, { notes: 'Rings twice.' }),
    attack: change(customers, office, merging, { mergedFrom: undefined }, told),
  },
  {
    name: 'edits a customer that is being merged',
    by: 'office',
    stored: store(merging, merged),
    honest: change(customers, office, merging, { notes: 'Rings twice.' }),
    attack: change(customers, office, merged, { notes: 'Rings twice.' }),
  },
]);

function parting() {
  return change(customers, office, merged, { mergedInto: undefined }, told);
}

const site = existing(SITE.values, { customerRef: { id: 'c2', name: 'Elbe Clinic' } });
const order = existing(WORK_ORDER.values, {
  number: 'WO-2026-0001',
  customerRef: { id: 'c2', name: 'Elbe Clinic' },
  status: 'verified',
  statusGroup: 'closed',
});
const reminder = existing(REMINDER.values, {
  entity: { type: 'customer', id: 'c2', label: 'Elbe Clinic' },
  customerId: 'c2',
});
const to = (id: string) => ({ customerRef: { id, name: 'Elbe Clinic' } });
const moved = change(sites, office, site, to('c1'), told);
const besides = {
  ...store(merging, merged, stranger),
  'sites/r1': documentOf(site),
};

const ofSite = (name: string, attack: Documents, over: Partial<Attack> = {}): Attack => ({
  name,
  by: 'office',
  stored: besides,
  honest: moved,
  attack,
  ...over,
});

repel('what belongs to a merged customer', [
  ofSite('moves it as a manager', change(sites, manager, site, to('c1'), told), {
    by: 'manager',
    twin: 'office',
  }),
  ofSite('moves it to somebody else', change(sites, office, site, to('c3'), told)),
  ofSite('moves it as a saved form', change(sites, office, site, to('c1'))),
  ofSite('changes it by the way', change(sites, office, site, { ...to('c1'), name: 'South wing' }, told)),
  ofSite('tells it to the customer it leaves', tampered(moved, 'events/event-r1-2', { customerId: 'c2' })),
  ofSite('moves it where nothing is merged', moved, {
    stored: { ...besides, ...store(stays, goes) },
    honest: change(sites, office, site, { access: 'Key 8' }),
  }),
  ofSite('moves it into the trash', moved, {
    stored: { ...besides, ...store(customer('c1', { mergedFrom: ['c2'], trashed: true })) },
    honest: change(sites, office, site, { access: 'Key 8' }),
  }),
  {
    name: 'opens a verified order by the way',
    by: 'office',
    stored: { ...besides, 'workOrders/r1': documentOf(order) },
    honest: change(workOrders, office, order, to('c1'), told),
    attack: change(workOrders, office, order, { ...to('c1'), status: 'draft', statusGroup: 'open' }, told),
  },
  {
    name: 'points a reminder at another record',
    by: 'office',
    stored: { ...besides, 'reminders/r1': documentOf(reminder) },
    honest: change(
      reminders,
      office,
      reminder,
      { customerId: 'c1', entity: { type: 'customer', id: 'c1', label: 'Elbe Clinic' } },
      told,
    ),
    attack: change(
      reminders,
      office,
      reminder,
      { customerId: 'c1', entity: { type: 'customer', id: 'c3', label: 'Elbe Clinic' } },
      told,
    ),
  },
]);
