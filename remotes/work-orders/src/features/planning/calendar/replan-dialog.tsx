import { type OrderSchedule, scheduled } from '@fm/domain/work-order';
import { FormDialog } from '@fm/ui';
import { useState } from 'react';
import { BlockNotice } from '../../detail/customer-warning/block-notice';
import { PlanFields } from '../../transitions/plan-fields';
import { AssignmentNotice } from '../assignment/assignment-notice';
import { instead, planOf } from '../assignment/order-plan';
import { ReasonField } from '../assignment/reason-field';
import { useAssignment } from '../assignment/use-assignment';
import { useReason } from '../assignment/use-reason';
import type { AskedPlan, Planner } from './use-planner';

/** Plans an order for another time or person, by keyboard and touch, or after a drop that something speaks against. */
export function ReplanDialog({ planner, asked }: { readonly planner: Planner; readonly asked: AskedPlan }) {
  const { order } = asked;
  const [schedule, setSchedule] = useState(asked.schedule);
  const [pressed, setPressed] = useState(false);
  const assignment = useAssignment(planOf(order, schedule));
  const reason = useReason(assignment);
  const change = (part: Partial<OrderSchedule>) => setSchedule({ ...schedule, ...part });
  const submit = async () => {
    setPressed(true);
    if (!schedule.lead || schedule.plannedDay === '' || schedule.plannedFrom === '') return;
    if (!(await reason.isGiven())) return;
    planner.save(order, scheduled(order, schedule), reason.text.trim());
  };
  return (
    <FormDialog
      open
      title="Re-plan work order"
      intro={[order.number, order.title].filter(Boolean).join(' ')}
      size="md"
      submitLabel="Re-plan"
      busy={planner.busy || reason.busy}
      failure={planner.failure?.message}
      onSubmit={submit}
      onClose={planner.cancel}
    >
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
