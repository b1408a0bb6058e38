import { emptyTask, type Task } from '@fm/domain/task';
import { withOrder, working } from '../work-order/order-fixture';
import { COMMANDS_VERSION } from './request';

const item = { kind: 'number' as const, label: 'Pressure', order: 1, required: false };
const choice = { kind: 'choice' as const, label: 'Type', order: 2, required: false, options: ['F7'] };
const part = { name: 'Seal', unit: 'pcs', qtyMilli: 1000, taxBp: 1900, billable: true };

/** A door with an order in work; `send` takes what no compiler would. */
function withWork() {
  const door = withOrder({ ...working, checklist: { n: item, c: choice } });
  const send = (name: string, input: unknown) =>
    door.send('manager', { id: name, name, version: COMMANDS_VERSION, input });
  return { ...door, send };
}

describe('what only the server says of a record', () => {
  it.each([
    ['number', 'TA-9999-0001'],
    ['rev', 1.5],
    ['createdBy', { uid: 'admin', name: 'Ana Adler' }],
    ['trashed', true],
    ['tokens', ['hidden']],
  ])('is not taken from a page: its %s', async (field, forged) => {
    const { send, database } = withWork();
    const values = { ...emptyTask(), title: 'Order filters', [field]: forged };
    expect(await send('tasks.save', { id: 't1', values, base: null })).toMatchObject({ ok: true });
    expect(database.at('tasks/t1')).toMatchObject({
      number: 'TA-2026-0001',
      rev: 1,
      createdBy: { uid: 'manager' },
      trashed: false,
    });
    expect(database.at('tasks/t1')?.[field]).not.toEqual(forged);
  });

  it('is the next number also where a page claims another one in its base', async () => {
    const { ask, database } = withWork();
    const values = { ...emptyTask(), title: 'Order filters' };
    await ask('manager', 'tasks.save', { id: 't1', values, base: null });
    const base = { ...(database.at('tasks/t1') as Task), number: 'TA-9999-0001' } as Task;
    await ask('manager', 'tasks.save', { id: 't1', values: { ...values, title: 'Order all' }, base });
    expect(database.at('tasks/t1')).toMatchObject({ title: 'Order all', number: 'TA-2026-0001', rev: 2 });
  });
});

describe('the place of an item or a part in its list', () => {
  it.each([
    ['that is no number', Number.NaN],
    ['without end', Number.POSITIVE_INFINITY],
    ['that is a text', 'first'],
  ])('is never one %s, so that later steps find the list whole', async (_, order) => {
    const { send, order: stored } = withWork();
    await send('workOrders.fillItem', { workOrderId: 'w1', itemId: 'n', fields: { value: 2, order } });
    await send('workOrders.saveLine', {
      workOrderId: 'w1',
      id: 'f',
      kind: 'parts',
      fields: { ...part, order },
    });
    expect(stored()).toMatchObject({ checklist: { n: { order: 1, value: 2 } }, parts: { f: { order: 0 } } });
    expect(
      await send('workOrders.transition', { id: 'w1', to: 'onHold', input: { waitingReason: 'parts' } }),
    ).toMatchObject({ ok: true });
  });

  it.each([5, [], ['x'.repeat(40_000)]])(
    'comes with the answers that the office wrote, whatever is sent',
    async (options) => {
      const { send, order } = withWork();
      await send('workOrders.fillItem', { workOrderId: 'w1', itemId: 'c', fields: { value: 'F7', options } });
      expect(order().checklist.c).toMatchObject({ value: 'F7', options: ['F7'] });
    },
  );
});
