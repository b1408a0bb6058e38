import type { WorkOrder } from '@fm/domain/work-order';
import { envelope, recordOf, withOrder } from './order-fixture';

const check = { kind: 'check' as const, label: 'Filter replaced', order: 0, required: true };

/** A door with two orders. */
function withTwo(over: Partial<WorkOrder> = { checklist: { a: check } }) {
  const door = withOrder(over);
  door.database.put('workOrders/w2', { ...recordOf(), number: 'WO-2026-0002', ...envelope });
  const links = (id: string) => door.database.at(`workOrders/${id}`)?.links;
  return { ...door, links };
}

describe('a link between two orders', () => {
  const link = { id: 'w1', kind: 'blocks' as const, otherId: 'w2', itemId: 'a' };

  it('is named on both ends, with names from the records, once however often it is sent', async () => {
    const { ask, links, database } = withTwo();
    for (let sent = 0; sent < 2; sent += 1)
      expect(await ask('office', 'workOrders.link', link, 'once')).toMatchObject({ ok: true });
    expect(links('w1')).toEqual({
      w2: { kind: 'blocks', name: 'WO-2026-0002 Replace filters', itemId: 'a' },
    });
    expect(links('w2')).toEqual({ w1: { kind: 'blockedBy', name: 'WO-2026-0001 Replace filters' } });
    expect(database.all('events')).toHaveLength(2);
  });

  it.each([
    ['to itself', { otherId: 'w1' }],
    ['to an order that is not there', { otherId: 'gone' }],
    ['about an item that is not on the checklist', { itemId: 'gone' }],
  ])('is refused %s, and nothing is half linked', async (_, over) => {
    const { ask, links } = withTwo();
    expect(await ask('office', 'workOrders.link', { ...link, ...over })).toMatchObject({ ok: false });
    expect([links('w1'), links('w2')]).toEqual([undefined, undefined]);
  });

  it('is refused where either end has twenty', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, n) => [`x${n}`, { kind: 'relatesTo' as const, name: 'X' }]),
    );
    const { ask, links } = withTwo({ checklist: { a: check }, links: many });
    for (const [id, otherId] of [
      ['w1', 'w2'],
      ['w2', 'w1'],
    ] as const)
      expect(await ask('office', 'workOrders.link', { id, kind: 'relatesTo', otherId })).toMatchObject({
        ok: false,
      });
    expect(links('w2')).toBeUndefined();
  });

  it('goes on both ends, also where the other order is gone by now', async () => {
    const { ask, links, database } = withTwo();
    await ask('office', 'workOrders.link', link);
    expect(await ask('manager', 'workOrders.unlink', { id: 'w1', otherId: 'w2' })).toMatchObject({
      failure: { kind: 'refused' },
    });
    await ask('office', 'workOrders.unlink', { id: 'w1', otherId: 'w2' });
    expect([links('w1'), links('w2')]).toEqual([{}, {}]);
    await ask('office', 'workOrders.link', link);
    database.put('workOrders/w2', { ...database.at('workOrders/w2'), trashed: true });
    expect(await ask('empty', 'workOrders.unlink', { id: 'w1', otherId: 'w2' })).toMatchObject({ ok: true });
    expect(links('w1')).toEqual({});
  });

  it('is nothing that a manager makes', async () => {
    const { ask, links } = withTwo();
    expect(await ask('manager', 'workOrders.link', link)).toMatchObject({ failure: { kind: 'refused' } });
    expect(links('w1')).toBeUndefined();
  });
});

describe('a template', () => {
  const save = { id: 't1', name: '  Filters  ', workOrderId: 'w1' };

  it('keeps the work of an order, and nothing that happened on it', async () => {
    const { ask, database } = withTwo({ checklist: { a: { ...check, value: true } } });
    expect(await ask('office', 'orderTemplates.save', save)).toMatchObject({ ok: true });
    const template = database.at('workOrderTemplates/t1');
    expect(template).toMatchObject({ name: 'Filters', nameLower: 'filters', title: 'Replace filters' });
    expect(template).toMatchObject({ checklist: { a: check } });
    for (const own of ['leadId', 'customerRef', 'status', 'number']) expect(template).not.toHaveProperty(own);
    expect(template).not.toHaveProperty('checklist.a.value');
  });

  it('is renamed, moved to the trash and brought back by the office alone', async () => {
    const { ask, database } = withTwo();
    await ask('office', 'orderTemplates.save', save);
    const at = () => database.at('workOrderTemplates/t1');
    const before = at();
    const rename = { id: 't1', name: 'Filters of the roof' };
    for (const uid of ['manager', 'disabled']) {
      expect(await ask(uid, 'orderTemplates.save', { ...save, id: 't2' })).toMatchObject({ ok: false });
      expect(await ask(uid, 'orderTemplates.rename', rename)).toMatchObject({ ok: false });
      expect(await ask(uid, 'orderTemplates.trash', { id: 't1' })).toMatchObject({ ok: false });
      expect(await ask(uid, 'orderTemplates.restore', { id: 't1' })).toMatchObject({ ok: false });
    }
    expect(at()).toEqual(before);
    expect(await ask('empty', 'orderTemplates.rename', rename)).toMatchObject({ ok: true });
    expect(at()).toMatchObject({ name: 'Filters of the roof', nameLower: 'filters of the roof' });
    await ask('office', 'orderTemplates.trash', { id: 't1' });
    expect(at()).toMatchObject({ trashed: true });
    await ask('admin', 'orderTemplates.restore', { id: 't1' });
    expect(at()).toMatchObject({ trashed: false });
  });

  it('has a name, and comes of an order that is there', async () => {
    const { ask, database } = withTwo();
    for (const over of [{ name: ' ' }, { name: 'x'.repeat(81) }, { workOrderId: 'gone' }])
      expect(await ask('office', 'orderTemplates.save', { ...save, ...over })).toMatchObject({ ok: false });
    expect(await ask('office', 'orderTemplates.rename', { id: 'gone', name: 'X' })).toMatchObject({
      failure: { kind: 'missing' },
    });
    expect(database.all('workOrderTemplates')).toEqual([]);
  });
});
