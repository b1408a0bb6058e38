import { useActor } from '@fm/data';
import { kindOfRole } from '@fm/domain/role';
import { type OrderSchedule, scheduleOf } from '@fm/domain/work-order';
import { TransitionFrame, useKeptAnswers } from '@fm/screens/transitions';
import { useState } from 'react';
import { BlockNotice } from '../detail/customer-warning/block-notice';
import words from '../formatting/text.module.css';
import { AssignmentNotice } from '../planning/assignment/assignment-notice';
import { instead, planOf } from '../planning/assignment/order-plan';
import { ReasonField } from '../planning/assignment/reason-field';
import { useAssignment } from '../planning/assignment/use-assignment';
import { useReason } from '../planning/assignment/use-reason';
import { useProposedTime } from './api/proposed-time';
import { type AskedOrder, orderIntro } from './asked-order';
import { PlanFields } from './plan-fields';

/** Scheduling a job: who leads it and when, and what speaks against that. */
export function ScheduleDialog({ asked }: AskedOrder) {
  const { record: order, initial } = asked;
  const mayPlan = kindOfRole(useActor().role) !== 'manager';
  const proposal = useProposedTime(mayPlan && !initial?.schedule ? order : undefined);
  const [typed, setTyped] = useState<Partial<OrderSchedule>>(initial?.schedule ?? {});
  const schedule = { ...scheduleOf(order), ...proposal?.planned, ...typed };
  const change = (part: Partial<OrderSchedule>) => setTyped({ ...typed, ...part });
  const assignment = useAssignment(planOf(order, schedule));
  const kept = useKeptAnswers(asked, () => ({ note: '' }));
  const reason = useReason(assignment, {
    text: kept.input.note,
    onChange: (note) => kept.change({ note }),
  });
  const input = { note: reason.text, ...(mayPlan && { schedule }) };
  const submit = async () => {
    if (await reason.isGiven()) asked.confirm(input, kept.forget);
  };
  return (
    <TransitionFrame
      asked={asked}
      kept={kept}
      busy={reason.busy}
      onSubmit={submit}
      title={order.status === 'onHold' ? 'Schedule work order again' : 'Schedule work order'}
      size="md"
      intro={orderIntro(order)}
      input={input}
      shows={mayPlan ? ['leadId', 'plannedStart'] : []}
    >
      {proposal && <p className={words.meta}>{proposal.why}</p>}
      {mayPlan && (
        <PlanFields
          timezone={order.timezone}
          schedule={schedule}
          onChange={change}
          errors={{ leadId: asked.errorOf('leadId'), plannedStart: asked.errorOf('plannedStart') }}
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
    </TransitionFrame>
  );
}
