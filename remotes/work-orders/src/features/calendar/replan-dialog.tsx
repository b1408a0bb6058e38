import { plannedToRecord } from '@fm/domain/work-order';
import { FormDialog } from '@fm/ui';
import { useState } from 'react';
import { useScheduleWarnings } from '../moves/api/schedule-check';
import { PlanFields } from '../moves/dialogs/plan-fields';
import { lacksReason, PlanNote } from '../moves/dialogs/plan-note';
import type { AskedPlan, Planner } from './use-planner';

/** Plans an order for another time or person, by keyboard and touch, or after a drop that something speaks against. */
export function ReplanDialog({ planner, asked }: { readonly planner: Planner; readonly asked: AskedPlan }) {
  const { order } = asked;
  const [schedule, setSchedule] = useState(asked.schedule);
  const [note, setNote] = useState('');
  const [pressed, setPressed] = useState(false);
  const warnings = useScheduleWarnings(order, schedule);
  const { lead, ...planned } = schedule;
  const submit = () => {
    setPressed(true);
    if (!lead || planned.plannedDay === '' || planned.plannedFrom === '') return;
    if (lacksReason(warnings, note)) return;
    const plan = { ...plannedToRecord(planned, order.timezone), leadId: lead.id, leadName: lead.name };
    planner.save(order, plan, note.trim());
  };
  return (
    <FormDialog
      open
      title="Re-plan work order"
      intro={[order.number, order.title].filter(Boolean).join(' ')}
      size="md"
      submitLabel="Re-plan"
      busy={planner.busy}
      failure={planner.failure?.message}
      onSubmit={submit}
      onClose={planner.cancel}
    >
      <PlanFields
        timezone={order.timezone}
        schedule={schedule}
        onChange={setSchedule}
        errors={
          pressed
            ? { leadId: 'Choose who leads this job.', plannedStart: 'Plan a day and the time it starts.' }
            : {}
        }
      />
      <PlanNote warnings={warnings} note={note} onChange={setNote} pressed={pressed} />
    </FormDialog>
  );
}
