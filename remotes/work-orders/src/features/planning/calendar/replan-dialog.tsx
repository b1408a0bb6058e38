import { useKeptInput } from '@fm/data';
import { type OrderSchedule, scheduled, scheduleOf } from '@fm/domain/work-order';
import { FormDialog, Notice } from '@fm/ui';
import { useState } from 'react';
import { BlockNotice } from '../../order/customer-warning/block-notice';
import { PlanFields } from '../../transitions/plan-fields';
import { AssignmentNotice } from '../assignment/assignment-notice';
import { instead, planOf } from '../assignment/order-plan';
import { ReasonField } from '../assignment/reason-field';
import { useAssignment } from '../assignment/use-assignment';
import { useReason } from '../assignment/use-reason';
import type { AskedPlan, Planner } from './use-planner';

/** What is typed. */
interface Typed {
  readonly reason: string;
  /** The drop that opened the dialog, as one text; '' for none. */
  readonly drop: string;
  /** Who and when, as far as somebody chose that here; null for nothing yet. */
  readonly chosen: Partial<OrderSchedule> | null;
}

/**
 * Plans an order for another time or person, by keyboard and touch, or after a drop that something speaks against. What
 * is typed and not saved is kept over a reload.
 */
export function ReplanDialog({ planner, asked }: { readonly planner: Planner; readonly asked: AskedPlan }) {
  const { order, dropped } = asked;
  const drop = dropped ? JSON.stringify(dropped) : '';
  const kept = useKeptInput<Typed>(
    `workOrders/${order.id}/replan`,
    undefined,
    order.id,
    () => ({ reason: '', drop, chosen: null }),
    // A drop says anew who and when: what was chosen after another one does not come back over it.
    (before) => (!dropped || before.drop === drop ? before : { reason: before.reason }),
  );
  const text = kept.input.reason;
  const chosen = kept.input.chosen ?? dropped;
  const schedule = { ...scheduleOf(order), ...chosen };
  const [pressed, setPressed] = useState(false);
  const assignment = useAssignment(planOf(order, schedule));
  const reason = useReason(assignment, { text, onChange: (typed) => kept.change({ reason: typed }) });
  const change = (part: Partial<OrderSchedule>) => kept.change({ chosen: { ...chosen, ...part } });
  const submit = async () => {
    setPressed(true);
    if (!schedule.lead || schedule.plannedDay === '' || schedule.plannedFrom === '') return;
    if (!(await reason.isGiven())) return;
    planner.save(order, scheduled(order, schedule), text.trim(), kept.forget);
  };
  const close = () => {
    kept.forget();
    planner.cancel();
  };
  return (
    <FormDialog
      open
      title="Reschedule work order"
      intro={[order.number, order.title].filter(Boolean).join(' ')}
      size="md"
      submitLabel="Reschedule"
      busy={planner.busy || reason.busy}
      failure={planner.failure?.message}
      onSubmit={submit}
      onClose={close}
    >
      {kept.restored && <Notice tone="info">What was typed before is back.</Notice>}
      <PlanFields
        timezone={order.timezone}
        schedule={schedule}
        onChange={change}
        errors={
          pressed
            ? { leadId: 'Choose who leads this job.', plannedStart: 'Plan a day and the time it starts.' }
            : {}
        }
      />
      <BlockNotice order={order} />
      <AssignmentNotice
        assignment={assignment}
        onLead={(lead) => change({ lead })}
        onCrew={(before, person) => change({ crew: instead(schedule.crew, before, person) })}
      />
      <ReasonField {...reason.field} />
    </FormDialog>
  );
}
