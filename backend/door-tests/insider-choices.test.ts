import { occurrenceId } from '@fm/domain/maintenance';
import { emptyOffer } from '@fm/domain/offer';
import { emptyReminder } from '@fm/domain/reminder';
import { emptyWorkOrder } from '@fm/domain/work-order';
import * as records from '../rules-tests/samples';
import { crewed } from './crewed-order';
import { customerRef, openWith, refusedAt, siteRef, task } from './insider-door';
import { references, stored } from './sample-row';

/* Attacks by somebody with a login, each with its honest twin. */

describe('what is chosen by who sends it', () => {
  it('is no name that looks like the one of a colleague', async () => {
    const { ask, at, database } = openWith();
    database.put('users/admin', { ...at('users/admin'), tokens: ['adler', 'ana'] });
    for (const name of ['Ana Ad1er', 'An\u0430 Adler', 'Ana\u200b Adler', '\u202ereldA anA'])
      expect(await ask('empty', 'users.saveOwnName', { name })).toMatchObject(refusedAt('name'));
    expect(await ask('empty', 'users.saveOwnName', { name: 'Emil Ottokar' })).toMatchObject({ ok: true });
  });

  it('is no place in the history where what was deleted for good is told', async () => {
    const { ask } = openWith();
    const note = (entryId: string) =>
      ask('office', 'customers.note', { id: 'c1', entryId, note: { text: 'Hm' } });
    expect(await note('workOrder-plan_2026-12-01-purged')).toMatchObject(refusedAt('entryId'));
    expect(await note('n1')).toMatchObject({ ok: true });
  });

  it('is no id of a visit or of a reminder of an end: only the server gives those', async () => {
    const day = '2026-12-01';
    const schedule = { state: 'active', anchor: 'schedule', season: undefined, nextDueDate: day };
    const plan = stored(records.PLAN, schedule, 'p1');
    const { ask, at } = openWith({ ...references, ...plan });
    const order = (id: string) => ({
      id,
      values: { ...emptyWorkOrder(), title: 'Filters', customerRef, siteRef },
      base: null,
    });
    const reminder = (id: string) => ({
      id,
      values: {
        ...emptyReminder(),
        text: 'Call',
        day: '2026-11-21',
        ownerRef: { id: 'office', name: 'Olga Brandt' },
      },
      base: null,
    });
    const refused = { ok: false, failure: { kind: 'invalid' } };
    const visit = occurrenceId('p1', day);
    expect(await ask('office', 'workOrders.save', order(visit))).toMatchObject(refused);
    expect(await ask('office', 'reminders.save', reminder('end-c1-2026-12-01'))).toMatchObject(refused);
    expect(at(`workOrders/${visit}`)).toBeUndefined();
    expect(await ask('office', 'workOrders.save', order('w9'))).toMatchObject({ ok: true });
    expect(await ask('office', 'reminders.save', reminder('n1'))).toMatchObject({ ok: true });
    expect(await ask('office', 'plans.createOrders', { id: 'p1', seen: [] })).toMatchObject({ ok: true });
    expect(at(`workOrders/${visit}`)).toMatchObject({ planRef: { id: 'p1' } });
  });

  it('is no id that stood for another change, nor is that change made twice', async () => {
    const { send, database } = openWith();
    const noteRequest = (entryId: string) => ({
      id: 'one',
      name: 'customers.note',
      version: 1,
      input: { id: 'c1', entryId, note: { text: 'Hm' } },
    });
    const other = {
      id: 'one',
      name: 'tasks.save',
      version: 1,
      input: { id: 't1', values: task(), base: null },
    };
    expect(await send('office', noteRequest('n1'))).toMatchObject({ ok: true });
    expect(await send('office', other)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect(await send('office', noteRequest('n2'))).toMatchObject({ ok: true });
    expect(database.at('events/n2')).toBeUndefined();
  });

  it('is no customer that is a contact', async () => {
    const { ask } = openWith({ 'customers/c1/contacts/k1': records.CONTACT.values });
    const values = {
      ...emptyOffer('2026-11-20'),
      title: 'New pump',
      customerRef: { id: 'c1/contacts/k1', name: 'X' },
    };
    expect(await ask('office', 'offers.save', { id: 'o1', values, base: null })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
  });

  it('is no signature by nobody', async () => {
    const { ask } = openWith(crewed({ status: 'inProgress', statusGroup: 'active' }));
    expect(await ask('manager', 'workOrders.sign', { id: 'w1', signedBy: '\u200b' })).toMatchObject(
      refusedAt('signedBy'),
    );
    expect(await ask('manager', 'workOrders.sign', { id: 'w1', signedBy: 'Rosa Lind' })).toMatchObject({
      ok: true,
    });
  });

  it.each(['\u200b', 'Ros\u0430 Lind'])(
    'is no signature that goes along with the work as “%s”',
    async (name) => {
      const { ask, at } = openWith(crewed({ status: 'inProgress', statusGroup: 'active', checklist: {} }));
      const complete = (signedBy: string) =>
        ask('manager', 'workOrders.transition', {
          id: 'w1',
          to: 'completed',
          input: { outcome: 'Done', signedBy },
        });
      expect(await complete(name)).toMatchObject(refusedAt('input.signedBy'));
      expect(at('workOrders/w1')).not.toHaveProperty('signature');
      expect(await complete('Rosa Lind')).toMatchObject({ ok: true });
      expect(at('workOrders/w1')).toMatchObject({ signature: { name: 'Rosa Lind' } });
    },
  );
});
