import { employeeOptions, useActor } from '@fm/data';
import type { Ref } from '@fm/domain/record';
import { kindOfRole } from '@fm/domain/role';
import { plannedToForm } from '@fm/domain/work-order';
import { Notice, TextArea } from '@fm/ui';
import { DateField, TimeField } from '@fm/ui/date';
import { ComboBoxField } from '@fm/ui/select';
import { useState } from 'react';
import { zoneName } from '../../look/planned';
import { useScheduleWarnings } from '../api/schedule-check';
import type { ScheduleInput } from '../move-input';
import type { AskedMove } from '../use-mover';
import css from './schedule-dialog.module.css';
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
  const lacksNote = warnings.length > 0 && note.trim() === '';
  const confirm = (input: Parameters<typeof moves.confirm>[0]) => {
    setPressed(true);
    if (!lacksNote) moves.confirm(input);
  };
  return (
    <StepDialog
      moves={{ ...moves, confirm }}
      title={order.status === 'onHold' ? 'Schedule work order again' : 'Schedule work order'}
      size="md"
      input={{ note, ...(mayPlan && { schedule }) }}
      shows={mayPlan ? ['leadId', 'plannedStart'] : []}
    >
      {mayPlan && <Plan moves={moves} schedule={schedule} onChange={setSchedule} />}
      {warnings.length > 0 && (
        <Notice tone="warning" title="Something speaks against this plan">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <TextArea
        label={warnings.length > 0 ? 'Why it is planned like this all the same' : 'Note'}
        hint={warnings.length > 0 ? undefined : 'For the history. May stay empty.'}
        required={warnings.length > 0}
        rows={2}
        maxLength={500}
        value={note}
        onChange={setNote}
        error={pressed && lacksNote ? 'Say why, or change the plan.' : undefined}
      />
    </StepDialog>
  );
}

interface PlanProps {
  readonly moves: AskedMove;
  readonly schedule: ScheduleInput;
  readonly onChange: (schedule: ScheduleInput) => void;
}

function Plan({ moves, schedule, onChange }: PlanProps) {
  const change = (part: Partial<ScheduleInput>) => onChange({ ...schedule, ...part });
  const setLead = (lead: Ref | null) => change({ lead });
  const unplanned = errorOf(moves, 'plannedStart');
  return (
    <>
      <ComboBoxField
        label="Lead"
        required
        load={employeeOptions}
        value={schedule.lead}
        onChange={setLead}
        error={schedule.lead ? undefined : errorOf(moves, 'leadId')}
      />
      <div className={css.times}>
        <DateField
          label="Day"
          required
          value={schedule.plannedDay}
          onChange={(plannedDay) => change({ plannedDay })}
          error={schedule.plannedDay ? undefined : unplanned}
        />
        <TimeField
          label="From"
          required
          value={schedule.plannedFrom}
          onChange={(plannedFrom) => change({ plannedFrom })}
          error={schedule.plannedDay && !schedule.plannedFrom ? unplanned : undefined}
        />
        <TimeField label="To" value={schedule.plannedTo} onChange={(plannedTo) => change({ plannedTo })} />
      </div>
      <p className={css.zone}>{`Times are those at the site: ${zoneName(moves.order.timezone)}.`}</p>
    </>
  );
}
