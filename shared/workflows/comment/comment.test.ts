import type { CommandInput } from '../commands';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const order = {
  title: 'Replace filters',
  number: 'WO-2026-0001',
  customerRef: { id: 'c1', name: 'Clinics' },
  siteRef: { id: 's1', name: 'Elbe Clinic' },
  trashed: false,
};
const said = { id: 'n1', workOrderId: 'o1', body: 'Done @Olga', mentions: [], attachmentIds: [] };

function openWithOrder() {
  const door = openTestDoor(now);
  door.database.put('workOrders/o1', order);
  door.database.put('employees/olga', { displayName: 'Olga Brandt' });
  door.database.put('attachments/f1', { entity: { type: 'workOrder', id: 'o1' } });
  door.database.put('attachments/f2', { entity: { type: 'workOrder', id: 'o2' } });
  return door;
}

describe('a comment', () => {
  it('names customer, site and people as their records do, whatever the page says', async () => {
    const { ask, database } = openWithOrder();
    const asked = { ...said, mentions: ['olga', 'olga'], attachmentIds: ['f1'] };
    expect((await ask('manager', 'workOrders.comment', asked)).ok).toBe(true);
    expect(database.at('workOrders/o1/comments/n1')).toMatchObject({
      body: 'Done @Olga',
      customerId: 'c1',
      siteId: 's1',
      mentions: ['olga'],
      mentionRefs: [{ id: 'olga', name: 'Olga Brandt' }],
      attachmentIds: ['f1'],
      createdBy: { uid: 'manager', name: 'Marek Wolny' },
    });
  });

  it.each<[string, object]>([
    ['wrong-typed mentions', { mentions: [null] }],
    ['mentions that are no list', { mentions: 'olga' }],
    ['wrong-typed files', { attachmentIds: [5] }],
    ['21 mentions', { mentions: Array.from({ length: 21 }, (_, n) => `e${n}`) }],
    ['somebody who is not there', { mentions: ['nobody'] }],
    ['a file of another order', { attachmentIds: ['f2'] }],
    ['no text', { body: ' ' }],
    ['900 KB', { body: 'x'.repeat(900_000) }],
  ])('with %s is refused', async (_, over) => {
    const { ask, database } = openWithOrder();
    const asked = { ...said, ...over } as CommandInput<'workOrders.comment'>;
    expect(await ask('manager', 'workOrders.comment', asked)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
    expect(database.all('workOrders/o1/comments')).toEqual([]);
    expect(database.all('events')).toEqual([]);
  });

  it.each([
    ['is not there', undefined],
    ['is in the trash', { ...order, trashed: true }],
  ])('is refused on an order that %s', async (_, stored) => {
    const { ask, database } = openTestDoor(now);
    if (stored) database.put('workOrders/o1', stored);
    expect(await ask('office', 'workOrders.comment', said)).toMatchObject({
      ok: false,
      failure: { kind: 'missing' },
    });
  });
});
