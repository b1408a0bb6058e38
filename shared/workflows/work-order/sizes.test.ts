import type { ChecklistItem, WorkOrderInput } from '@fm/domain/work-order';
import { values, withOrder } from './order-fixture';

const people = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const item = (over: object = {}): ChecklistItem =>
  ({ kind: 'check', label: 'Filter replaced', order: 0, required: true, ...over }) as ChecklistItem;
const part = { name: 'Seal', unit: 'pcs', qtyMilli: 1000, taxBp: 1900, billable: true, order: 0 };
const cost = { label: 'Lift', amountMinor: 900, billable: true, order: 0 };
const many = <T>(most: number, entry: T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: most }, (_, n) => [`k${n}`, entry]));

const save = (over: Partial<WorkOrderInput>) =>
  withOrder().ask('office', 'workOrders.save', { id: 'w2', values: values(over), base: null });

describe('the maps of an order', () => {
  it.each<[string, Partial<WorkOrderInput>, Partial<WorkOrderInput>]>([
    [
      'more checklist items than a hundred',
      { checklist: many(101, item()) },
      { checklist: many(100, item()) },
    ],
    ['a key of kilobytes', { checklist: { ['k'.repeat(5000)]: item() } }, { checklist: { k: item() } }],
    ['a key that leads into another field', { parts: { 'a.b': part } }, { parts: { 'a-b': part } }],
    ['more parts than a hundred', { parts: many(101, part) }, { parts: many(100, part) }],
    ['more costs than fifty', { costs: many(51, cost) }, { costs: many(50, cost) }],
    [
      'a megabyte of choices',
      { checklist: many(100, item({ kind: 'choice', options: Array(50).fill('x'.repeat(200)) })) },
      { checklist: many(15, item({ kind: 'choice', options: Array(50).fill('x'.repeat(200)) })) },
    ],
    [
      'a unit without end',
      { checklist: { a: item({ kind: 'number', unit: 'x'.repeat(500) }) } },
      { checklist: { a: item({ kind: 'number', unit: 'bar' }) } },
    ],
    [
      'more people than a crew has',
      { crewRefs: people(...Object.keys(many(9, 0))) },
      { crewRefs: people('marek') },
    ],
  ])('refuse %s, and take what an order has', async (_, hostile, honest) => {
    expect(await save(hostile)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect(await save(honest)).toMatchObject({ ok: true });
  });

  it('are no larger in a template of it', async () => {
    const { ask, database } = withOrder({ checklist: { ['k'.repeat(101)]: item() } });
    expect(
      await ask('office', 'orderTemplates.save', { id: 't1', name: 'Filters', workOrderId: 'w1' }),
    ).toMatchObject({ ok: false });
    expect(database.at('workOrderTemplates/t1')).toBeUndefined();
  });
});

describe('a crew', () => {
  const crew = { crewRefs: people('olga', 'olga', 'marek') };
  const tidy = { crewRefs: [{ id: 'olga', name: 'Olga Brandt' }], crewIds: ['olga'] };
  const leads = { leadRef: { id: 'marek', name: 'Marek' } };

  it('names nobody twice and not its lead, as the form saves it', async () => {
    const { ask, database } = withOrder();
    const typed = { id: 'w2', values: values({ ...leads, ...crew }), base: null };
    expect(await ask('office', 'workOrders.save', typed)).toMatchObject({ ok: true });
    expect(database.at('workOrders/w2')).toMatchObject({ leadId: 'marek', ...tidy });
  });

  it('names nobody twice as it is dragged, scheduled and led anew', async () => {
    const { ask, order } = withOrder();
    const seen = { leadId: 'marek', crewRefs: [] };
    const plan = { leadId: 'marek', ...crew };
    expect(await ask('office', 'workOrders.replan', { id: 'w1', seen, plan })).toMatchObject({ ok: true });
    expect(order()).toMatchObject(tidy);
    // What a page sends as seen is what it sent as planned.
    const back = { id: 'w1', seen: plan, plan: seen, exact: true };
    expect(await ask('office', 'workOrders.replan', back)).toMatchObject({ ok: true });
    const day = { plannedDay: '2026-11-30', plannedFrom: '08:00', plannedTo: '09:00' };
    const schedule = { lead: leads.leadRef, crew: crew.crewRefs, ...day };
    expect(
      await ask('office', 'workOrders.transition', { id: 'w1', to: 'scheduled', input: { schedule } }),
    ).toMatchObject({ ok: true });
    expect(order()).toMatchObject(tidy);
    const toOlga = { ids: ['w1'], batchId: 'b1', change: { to: 'lead' as const, leadId: 'olga' } };
    await ask('office', 'workOrders.changeMany', toOlga);
    expect(order()).toMatchObject({ leadId: 'olga', crewRefs: [], crewIds: [] });
  });
});
