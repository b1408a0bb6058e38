import { withOrder, working } from './order-fixture';

const save = (fields: object) => ({
  workOrderId: 'w1',
  id: 'f',
  kind: 'parts' as const,
  fields: { name: 'Filter F7', unit: 'pcs', qtyMilli: 2000, taxBp: 700, billable: true, ...fields },
});

describe('parts from the catalogue', () => {
  const item = (over: object = {}) => ({
    itemNo: 'V-501',
    name: 'Bag filter F7',
    kind: 'material',
    unit: 'pcs',
    prices: {
      '2026-01-01': { from: '2026-01-01', unitMinor: 4990 },
      '2099-01-01': { from: '2099-01-01', unitMinor: 9990 },
    },
    purchaseMinor: 3100,
    taxBp: 700,
    active: true,
    trashed: false,
    ...over,
  });
  const opened = () => {
    const door = withOrder(working);
    door.database.put('catalogue/i1', item());
    door.database.put(
      'catalogue/i2',
      item({ itemNo: 'V-502', unit: 'm', purchaseMinor: undefined, prices: {} }),
    );
    return door;
  };
  const picked = (id: string, over: object = {}) => save({ itemRef: { id, name: 'Forged' }, ...over });
  const remove = { workOrderId: 'w1', id: 'f', kind: 'parts' as const };

  it('bring unit, cost, price and tax along for a crew that sees none of them, and go again', async () => {
    const { ask, order } = opened();
    const forged = picked('i1', { priceMinor: 1, costMinor: 1, taxBp: 0, unit: 'kg' });
    expect(await ask('manager', 'workOrders.saveLine', forged)).toMatchObject({ ok: true });
    const copy = { itemRef: { id: 'i1', name: 'V-501' }, sku: 'V-501', unit: 'pcs', taxBp: 700 };
    expect(order().parts?.f).toMatchObject({ ...copy, priceMinor: 4990, costMinor: 3100 });
    // More of it, and the price stays as it was taken.
    await ask('manager', 'workOrders.saveLine', picked('i1', { qtyMilli: 5000, unit: 'kg' }));
    expect(order().parts?.f).toMatchObject({ ...copy, priceMinor: 4990, qtyMilli: 5000 });
    expect(await ask('manager', 'workOrders.removeLine', remove)).toMatchObject({ ok: true });
  });

  it('lose the price when the crew takes another one, or writes what it is', async () => {
    const { ask, order } = opened();
    await ask('manager', 'workOrders.saveLine', picked('i1'));
    await ask('manager', 'workOrders.saveLine', picked('i2'));
    expect(order().parts?.f).toMatchObject({ itemRef: { id: 'i2', name: 'V-502' }, unit: 'm' });
    expect(order().parts?.f).not.toHaveProperty('priceMinor');
    await ask('manager', 'workOrders.saveLine', picked('i1'));
    await ask('manager', 'workOrders.saveLine', save({ name: 'Something else' }));
    for (const field of ['itemRef', 'priceMinor', 'costMinor'])
      expect(order().parts?.f).not.toHaveProperty(field);
  });

  it('are as the office says, with the number of the item', async () => {
    const { ask, order } = opened();
    await ask(
      'office',
      'workOrders.saveLine',
      picked('i1', { priceMinor: 4500, costMinor: 3000, taxBp: 1900 }),
    );
    expect(order().parts?.f).toMatchObject({
      itemRef: { id: 'i1', name: 'V-501' },
      priceMinor: 4500,
      costMinor: 3000,
      taxBp: 1900,
    });
    expect(await ask('manager', 'workOrders.removeLine', remove)).toMatchObject({ ok: false });
  });

  it('name no item that is not there', async () => {
    const { ask, order } = opened();
    for (const uid of ['office', 'manager']) {
      expect(await ask(uid, 'workOrders.saveLine', picked('gone'))).toMatchObject({ ok: true });
      expect(order().parts?.f).not.toHaveProperty('itemRef');
    }
  });
});
