import { emptyContact, emptyCustomerScreen } from '@fm/domain/customer';
import { emptyLabour } from '@fm/domain/labour';
import { emptyReminder } from '@fm/domain/reminder';
import { emptySite } from '@fm/domain/site';
import { emptyTask } from '@fm/domain/task';
import type { CommandInput, CommandName } from '../commands';
import { withOrder, working } from '../work-order/order-fixture';

const by = { uid: 'office', name: 'Olga Brandt' };
const at = new Date('2026-11-19T09:00:00Z');
const envelope = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, rev: 1, trashed: false };
const MAREK = { id: 'marek', name: 'Marek Wolny' };
const address = { line1: 'Am Park 1', line2: '', postcode: '22085', city: 'Hamburg', country: 'DE' };
const site = { ...emptySite(), recordId: 's9', name: 'Main building', address };
const contact = { ...emptyContact(), recordId: 'p9', name: 'Ida Aal', email: 'ida@aal.example' };
const customer = { ...emptyCustomerScreen(), name: 'Aalpark' };

/** Makes a record, then changes it. */
type Row = readonly [
  path: string,
  make: readonly [CommandName, object],
  change: readonly [CommandName, object],
];
const task = { id: 'new', values: { ...emptyTask(), title: 'Order filters' }, base: null };
const reminder = {
  ...emptyReminder(),
  text: 'Call the clinic',
  ownerRef: { id: 'office', name: 'Olga Brandt' },
  day: '2026-11-20',
  time: '09:00',
};
const time = { ...emptyLabour(MAREK, '2026-11-19'), minutes: 30 };
const labour = { workOrderId: 'w1', id: 'new', values: time, base: null };
const file = { name: 'Note.pdf', mime: 'application/pdf', kind: 'document', content: new Uint8Array(5) };
const rows: readonly Row[] = [
  ['tasks/new', ['tasks.save', task], ['tasks.transition', { id: 'new', to: 'done', noticeId: 'n1' }]],
  [
    'reminders/new',
    ['reminders.save', { id: 'new', values: reminder, base: null }],
    ['reminders.end', { id: 'new', to: 'done' }],
  ],
  [
    'customers/new',
    [
      'customers.save',
      { id: 'new', values: { ...customer, sites: [], contacts: [] }, base: null, parts: null },
    ],
    [
      'customers.save',
      {
        id: 'new',
        values: { ...customer, sites: [site], contacts: [contact] },
        parts: { sites: [], contacts: [] },
      },
    ],
  ],
  [
    'workOrderTemplates/new',
    ['orderTemplates.save', { id: 'new', name: 'Filters', workOrderId: 'w1' }],
    ['orderTemplates.rename', { id: 'new', name: 'All filters' }],
  ],
  [
    'workOrders/w1/labour/new',
    ['labour.save', labour],
    ['labour.save', { ...labour, values: { ...time, minutes: 45 } }],
  ],
  [
    'attachments/new',
    ['files.add', { id: 'new', owner: { type: 'workOrder', id: 'w1' }, file }],
    ['files.change', { id: 'new', patch: { name: 'Other.pdf' } }],
  ],
];

describe.each(rows)('%s', (path, [makes, input], [changes, over]) => {
  const made = async () => {
    const door = withOrder(working);
    const ask = (name: CommandName, what: object) => door.ask('office', name, what as CommandInput<never>);
    expect(await ask(makes, input)).toMatchObject({ ok: true });
    const base = door.database.at(path) ?? {};
    return { ...door, base, change: () => ask(changes, { ...over, base }) };
  };

  it('is not changed while it is in the trash, nor does anything appear below it', async () => {
    const { database, base, change } = await made();
    const trashed = { ...base, ...envelope, trashed: true, trashedAt: at, trashedBy: by };
    database.put(path, trashed);
    const before = database.everything();
    const answer = await change();
    expect(answer).toMatchObject({ ok: false });
    expect({ ...database.everything(), ...before }).toEqual(before);
    expect(database.at(path)).toEqual(trashed);
    expect(database.at('sites/s9')).toBeUndefined();
  });

  it('is changed where it is not', async () => {
    const { database, base, change } = await made();
    expect(await change()).toMatchObject({ ok: true });
    if (makes !== 'customers.save') expect(database.at(path)).not.toEqual(base);
    else expect(database.at('sites/s9')).toBeDefined();
  });
});
