import { useActor } from '@fm/data';
import { kindOfRole } from '@fm/domain/role';
import { type OrderSchedule, scheduleOf } from '@fm/domain/work-order';
import { TransitionFrame, useKeptAnswers } from '@fm/screens/transitions';
import { BlockNotice } from '../order/customer-warning/block-notice';
import words from '../order/formatting/text.module.css';
import { AssignmentNotice } from '../planning/assignment/assignment-notice';
import { instead, planOf } from '../planning/assignment/order-plan';
import { ReasonField } from '../planning/assignment/reason-field';
import { useAssignment } from '../planning/assignment/use-assignment';
import { useReason } from '../planning/assignment/use-reason';
import { useFreeTime } from './api/free-time';
import { useProposedTime } from './api/proposed-time';
import { type AskedOrder, orderIntro } from './asked-order';
import { PlanFields } from './plan-fields';

interface Answers {
  readonly note: string;
  /** The drop that opened the dialog, as one text; '' for none. */
  readonly drop: string;
  /** Who and when, as far as somebody chose that here; null for nothing yet. */
  readonly chosen: Partial<OrderSchedule> | null;
}

/** Scheduling a job: who leads it and when, and what speaks against that. */
export function ScheduleDialog({ asked }: AskedOrder) {
  const { record: order, initial } = asked;
  const mayPlan = kindOfRole(useActor().role) !== 'manager';
  const dropped = initial?.schedule;
  const proposable = mayPlan && !dropped ? order : undefined;
  const byPlan = useProposedTime(proposable);
  const drop = dropped ? JSON.stringify(dropped) : '';
  const kept = useKeptAnswers<Answers>(
    asked,
    () => ({ note: '', drop, chosen: null }),
    // A drop says anew who and when: what was chosen after another one does not come back over it.
    (before) => (!dropped || before.drop === drop ? before : { note: before.note }),
  );
  const chosen = kept.input.chosen ?? dropped;
  const lead = chosen?.lead ?? scheduleOf(order).lead;
  const free = useFreeTime(order.planRef ? undefined : proposable, lead, chosen?.plannedDay ?? '');
  const proposal = byPlan ?? free;
  const schedule = { ...scheduleOf(order), ...proposal?.planned, ...chosen };
  const change = (part: Partial<OrderSchedule>) => {
    // A time that somebody typed is meant for the day beside it, whatever is proposed afterwards.
    const day = part.plannedFrom === undefined ? {} : { plannedDay: schedule.plannedDay };
    kept.change({ chosen: { ...chosen, ...day, ...part } });
  };
  const assignment = useAssignment(planOf(order, schedule));
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
      {proposal && chosen?.plannedFrom === undefined && <p className={words.meta}>{proposal.why}</p>}
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
