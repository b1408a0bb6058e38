import { employeeOptions, useActor } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Ref } from '@fm/domain/record';
import { PRIORITIES, PRIORITY_LABELS, type Priority } from '@fm/domain/task';
import { movedTo, shiftedBy, toLead, toPriority } from '@fm/domain/work-order';
import { NumberField, RadioGroup } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { ComboBoxField, optionsOf, SelectField } from '@fm/ui/select';
import { useState } from 'react';
import { BulkChange, type BulkChangeProps } from './bulk-change';

const priorities = optionsOf(PRIORITIES, PRIORITY_LABELS);

/** Asks who leads the chosen orders. */
export function LeadDialog(props: BulkChangeProps) {
  const { role } = useActor();
  const [lead, setLead] = useState<Ref | null>(null);
  return (
    <BulkChange
      {...props}
      title={{ one: 'Assign 1 work order', many: 'Assign {count} work orders' }}
      intro="Leave the field empty to have nobody lead them; scheduled work keeps its lead then."
      submitLabel="Assign"
      changeOf={() => ({
        change: { to: 'lead', leadId: lead?.id ?? null },
        compute: toLead(lead, role),
      })}
    >
      <ComboBoxField label="Lead" load={employeeOptions} value={lead} onChange={setLead} />
    </BulkChange>
  );
}

type Way = 'shift' | 'day';
const WAYS: readonly { readonly id: Way; readonly label: string }[] = [
  { id: 'shift', label: 'Move by days' },
  { id: 'day', label: 'Move to a day' },
];
/** A year either way. */
const MOST_DAYS = 366;

/** Asks when the chosen orders are done instead. */
export function ReplanDialog(props: BulkChangeProps) {
  const [way, setWay] = useState<Way>('shift');
  const [days, setDays] = useState<number | null>(1);
  const [day, setDay] = useState<CalendarDay | ''>('');
  return (
    <BulkChange
      {...props}
      title={{ one: 'Reschedule 1 work order', many: 'Reschedule {count} work orders' }}
      intro="The time of day stays as clocks at each site show it. Work that has begun stays where it is."
      submitLabel="Reschedule"
      changeOf={() => {
        if (way === 'day')
          return day === '' ? 'Choose a day.' : { change: { to: 'day', day }, compute: movedTo(day) };
        return !days || Math.abs(days) > MOST_DAYS
          ? `Enter days to move by, at most ${MOST_DAYS}; less than 0 is earlier.`
          : { change: { to: 'shift', days }, compute: shiftedBy(days) };
      }}
    >
      <RadioGroup label="How" options={WAYS} value={way} onChange={setWay} />
      {way === 'shift' ? (
        <NumberField label="Days" hint="Less than 0 is earlier" value={days} onChange={setDays} />
      ) : (
        <DateField label="Day" required value={day} onChange={setDay} />
      )}
    </BulkChange>
  );
}

/** Asks how urgent the chosen orders are. */
export function PriorityDialog(props: BulkChangeProps) {
  const { role } = useActor();
  const [priority, setPriority] = useState<Priority>('normal');
  return (
    <BulkChange
      {...props}
      title={{
        one: 'Change the priority of 1 work order',
        many: 'Change the priority of {count} work orders',
      }}
      submitLabel="Change priority"
      changeOf={() => ({ change: { to: 'priority', priority }, compute: toPriority(priority, role) })}
    >
      <SelectField
        label="Priority"
        required
        options={priorities}
        value={priority}
        onChange={(chosen) => chosen && setPriority(chosen)}
      />
    </BulkChange>
  );
}
