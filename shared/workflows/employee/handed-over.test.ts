import type { Plan } from '@fm/domain/maintenance';
import type { Task } from '@fm/domain/task';
import type { WorkOrder } from '@fm/domain/work-order';
import { crewHandedOver, leadHandedOver, planHandedOver, taskHandedOver } from './handed-over';

const jan = { id: 'jan', name: 'Jan Ode' };
const uma = { id: 'uma', name: 'Uma Roth' };
const ida = { id: 'ida', name: 'Ida Ohm' };
const step = { from: jan, to: uma };
const nothing = { ok: true, patch: {} };

describe('work of somebody who leaves', () => {
  it('goes to the colleague, once', () => {
    const task = (assigneeRef: Task['assigneeRef']) => ({ assigneeRef }) as Task;
    expect(taskHandedOver(step)(task(jan))).toMatchObject({ patch: { assigneeRef: uma } });
    expect(taskHandedOver(step)(task(uma))).toEqual(nothing);
    expect(taskHandedOver(step)(task(undefined))).toEqual(nothing);
  });

  it('names nobody twice on an order', () => {
    const order = (leadId: string, crewRefs: WorkOrder['crewRefs']) => ({ leadId, crewRefs }) as WorkOrder;
    expect(leadHandedOver(step)(order('jan', [ida, uma]))).toMatchObject({
      patch: { leadId: 'uma', leadName: 'Uma Roth', crewRefs: [ida] },
    });
    expect(crewHandedOver(step)(order('ida', [jan]))).toMatchObject({ patch: { crewRefs: [uma] } });
    expect(crewHandedOver(step)(order('uma', [jan, ida]))).toMatchObject({ patch: { crewRefs: [ida] } });
    expect(crewHandedOver(step)(order('ida', [uma]))).toEqual(nothing);
    expect(leadHandedOver(step)(order('ida', [jan]))).toEqual(nothing);
  });

  it('goes on with the plans that make it', () => {
    const plan = (leadId: string, crewRefs: readonly (typeof jan)[]) =>
      ({ template: { title: 'Check', leadId, crewRefs } }) as unknown as Plan;
    expect(planHandedOver(step)(plan('jan', [ida]))).toMatchObject({
      patch: { template: { title: 'Check', leadId: 'uma', leadName: 'Uma Roth', crewRefs: [ida] } },
    });
    expect(planHandedOver(step)(plan('ida', [jan]))).toMatchObject({
      patch: { template: { leadId: 'ida', crewRefs: [uma] } },
    });
    expect(planHandedOver(step)(plan('ida', []))).toEqual(nothing);
  });
});
