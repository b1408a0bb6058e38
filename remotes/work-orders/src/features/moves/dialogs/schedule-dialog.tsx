import { useActor } from '@fm/data';
import { kindOfRole } from '@fm/domain/role';
import { plannedToForm } from '@fm/domain/work-order';
import { useState } from 'react';
import { useScheduleWarnings } from '../api/schedule-check';
import type { ScheduleInput } from '../move-input';
import type { AskedMove } from '../use-mover';
import { PlanFields } from './plan-fields';
import { lacksReason, PlanNote } from './plan-note';
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
  const [note, setNote] = useState('');
  const [pressed, setPressed] = useState(false);
  const warnings = useScheduleWarnings(order, schedule);
  const mayPlan = kindOfRole(useActor().role) !== 'manager';
  const confirm = (input: Parameters<typeof moves.confirm>[0]) => {
    setPressed(true);
    if (!lacksReason(warnings, note)) moves.confirm(input);
  };
  return (
    <StepDialog
      moves={{ ...moves, confirm }}
      title={order.status === 'onHold' ? 'Schedule work order again' : 'Schedule work order'}
      size="md"
      input={{ note, ...(mayPlan && { schedule }) }}
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
      <PlanNote warnings={warnings} note={note} onChange={setNote} pressed={pressed} />
    </StepDialog>
  );
}
