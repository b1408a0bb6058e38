import { useActor } from '@fm/data';
import { kindOfRole } from '@fm/domain/role';
import { plannedToForm } from '@fm/domain/work-order';
import { useState } from 'react';
import { AssignmentNotice } from '../../assignment/assignment-notice';
import { ReasonField } from '../../assignment/reason-field';
import { useAssignment } from '../../assignment/use-assignment';
import { useReason } from '../../assignment/use-reason';
import { BlockNotice } from '../../block/block-notice';
import { type MoveInput, planOf, type ScheduleInput } from '../move-input';
import type { AskedMove } from '../use-mover';
import { PlanFields } from './plan-fields';
import { errorOf, StepDialog } from './step-dialog';

/** Scheduling a job: who leads it and when, and what speaks against that. */
export function ScheduleDialog({ moves }: { readonly moves: AskedMove }) {
  const { order } = moves;
  const [schedule, setSchedule] = useState<ScheduleInput>(
    () =>
      moves.schedule ?? {
        lead: order.leadId === '' ? null : { id: order.leadId, name: order.leadName ?? '' },
        ...plannedToForm(order),
      },
  );
  const assignment = useAssignment(planOf(order, schedule));
  const reason = useReason(assignment);
  const mayPlan = kindOfRole(useActor().role) !== 'manager';
  const confirm = async (input: MoveInput) => {
    if (await reason.isGiven()) moves.confirm(input);
  };
  return (
    <StepDialog
      moves={{ ...moves, busy: moves.busy || reason.busy, confirm }}
      title={order.status === 'onHold' ? 'Schedule work order again' : 'Schedule work order'}
      size="md"
      input={{ note: reason.text, ...(mayPlan && { schedule }) }}
      shows={mayPlan ? ['leadId', 'plannedStart'] : []}
    >
      {mayPlan && (
        <PlanFields
          timezone={order.timezone}
          schedule={schedule}
          onChange={setSchedule}
          errors={{ leadId: errorOf(moves, 'leadId'), plannedStart: errorOf(moves, 'plannedStart') }}
        />
      )}
      <BlockNotice order={order} />
      <AssignmentNotice
        assignment={assignment}
        onLead={mayPlan ? (lead) => setSchedule({ ...schedule, lead }) : undefined}
      />
      <ReasonField {...reason.field} />
    </StepDialog>
  );
}
