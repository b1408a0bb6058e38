import { OCCURRENCE, withOccurrence } from './occurrence-fixture';
import { values } from './order-fixture';

describe('an order for the occurrence of a plan', () => {
  const save = (originalDate: string, id = 'w2') => ({
    id,
    values: values(),
    base: null,
    beside: { occurrence: { planId: 'p1', originalDate } },
  });
  const free = { state: 'planned', workOrderId: undefined };

  it('takes the occurrence, which has one order', async () => {
    const { ask, put, occurrence, at } = withOccurrence();
    put(OCCURRENCE, { ...occurrence(), ...free });
    expect(await ask('office', 'workOrders.save', save('2026-11-20'))).toMatchObject({ ok: true });
    expect(occurrence()).toMatchObject({ workOrderId: 'w2' });
    expect(at('workOrders/w2')).toMatchObject({
      origin: 'plan',
      occurrenceId: 'p1_2026-11-20',
      planRef: { id: 'p1' },
    });
    expect(await ask('office', 'workOrders.save', save('2026-11-20', 'w3'))).toMatchObject({
      failure: { message: expect.stringContaining('got its order meanwhile') },
    });
    expect(at('workOrders/w3')).toBeUndefined();
  });

  it('is not made for an occurrence that was called off, nor for a day without one', async () => {
    const { ask, put, occurrence, at } = withOccurrence();
    put(OCCURRENCE, { ...occurrence(), ...free, state: 'skipped', skippedReason: 'Sold.' });
    for (const day of ['2026-11-20', '2026-11-21'])
      expect(await ask('office', 'workOrders.save', save(day))).toMatchObject({
        failure: { kind: 'invalid' },
      });
    expect(at('workOrders/w2')).toBeUndefined();
  });
});
