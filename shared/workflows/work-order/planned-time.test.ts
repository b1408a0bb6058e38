import type { WorkOrder } from '@fm/domain/work-order';
import { now, recordOf, values, withOrder } from './order-fixture';

const planned = { plannedStart: now, plannedEnd: new Date('2026-11-20T11:00:00Z'), plannedDay: '2026-11-20' };

describe('a planned time', () => {
  it.each([
    ['beyond the calendar', new Date(8.64e15)],
    ['before it', new Date(-8.64e15)],
    ['in the year 9999', new Date('9999-12-31T23:59:00Z')],
  ])('%s is refused in what a form was filled with, and breaks nothing', async (_, at) => {
    const { ask, order } = withOrder(planned);
    for (const over of [{ plannedStart: at }, { plannedEnd: at }]) {
      const base: WorkOrder = { ...recordOf(planned), ...over };
      const typed = values({ plannedDay: '2026-11-21', plannedFrom: '08:00', plannedTo: '09:00' });
      expect(await ask('office', 'workOrders.save', { id: 'w1', values: typed, base })).toMatchObject({
        ok: false,
        failure: { kind: 'invalid', message: 'Enter a date from 1900 to 2100.' },
      });
    }
    expect(order()).toMatchObject(planned);
  });

  it('is typed within the years that are planned', async () => {
    const { ask } = withOrder();
    const save = (plannedDay: string) =>
      ask('office', 'workOrders.save', {
        id: 'w2',
        values: values({ plannedDay, plannedFrom: '22:00', plannedTo: '02:00' }),
        base: null,
      });
    expect(await save('9999-12-31')).toMatchObject({
      failure: { fields: { 'values.plannedDay': 'Enter a date from 1900 to 2100.' } },
    });
    expect(await save('2026-12-31')).toMatchObject({ ok: true });
  });

  it('ends in years that are planned, also when it is dragged there', async () => {
    const { ask, order } = withOrder(planned);
    const seen = { ...planned, leadId: 'marek', crewRefs: [] };
    const replan = (plannedEnd: Date) =>
      ask('office', 'workOrders.replan', { id: 'w1', seen, plan: { ...seen, plannedEnd } });
    expect(await replan(new Date('9999-12-31T23:00:00Z'))).toMatchObject({ failure: { kind: 'invalid' } });
    expect(order()).toMatchObject(planned);
    expect(await replan(new Date('2026-11-20T12:00:00Z'))).toMatchObject({ ok: true });
  });
});
