import { useActor } from '@fm/data';
import { kindOfRole } from '@fm/domain/role';
import { type OrderMove, type OrderSchedule, scheduleOf } from '@fm/domain/work-order';
import { useState } from 'react';
import { AssignmentNotice } from '../../assignment/assignment-notice';
import { ReasonField } from '../../assignment/reason-field';
import { useAssignment } from '../../assignment/use-assignment';
import { useReason } from '../../assignment/use-reason';
import { BlockNotice } from '../../customer-warning/block-notice';
import words from '../../formatting/words.module.css';
import { useProposedTime } from '../api/proposed-time';
import { instead, planOf } from '../move-input';
import type { AskedMove } from '../use-mover';
import { PlanFields } from './plan-fields';
import { errorOf, StepDialog } from './step-dialog';

/** Scheduling a job: who leads it and when, and what speaks against that. */
export function ScheduleDialog({ moves }: { readonly moves: AskedMove }) {
  const { order } = moves;
  const mayPlan = kindOfRole(useActor().role) !== 'manager';
  const proposal = useProposedTime(mayPlan && !moves.schedule ? order : undefined);
  const [typed, setTyped] = useState<Partial<OrderSchedule>>(moves.schedule ?? {});
  const schedule = { ...scheduleOf(order), ...proposal?.planned, ...typed };
  const change = (part: Partial<OrderSchedule>) => setTyped({ ...typed, ...part });
  const assignment = useAssignment(planOf(order, schedule));
  const reason = useReason(assignment);
  const confirm = async (input: OrderMove) => {
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
      {proposal && <p className={words.meta}>{proposal.why}</p>}
      {mayPlan && (
        <PlanFields
          timezone={order.timezone}
          schedule={schedule}
          onChange={change}
          errors={{ leadId: errorOf(moves, 'leadId'), plannedStart: errorOf(moves, 'plannedStart') }}
        />
      )}
      <BlockNotice order={order} />
      <AssignmentNotice
        assignment={assignment}
        onLead={mayPlan ? (lead) => change({ lead }) : undefined}
        onCrew={
          mayPlan ? (before, person) => change({ crew: instead(schedule.crew, before, person) }) : undefined
        }
      />
      <ReasonField {...reason.field} />
    </StepDialog>
  );
}
