import { employeeOptionsOn } from '@fm/data';
import { movedEnd } from '@fm/domain/planning';
import { MAX_CREW, type OrderSchedule } from '@fm/domain/work-order';
import { DateField, TimeField } from '@fm/ui/date';
import { ComboBoxField, CrewField } from '@fm/ui/select';
import { FieldRow } from '../order/formatting/field-row';
import { typedTimesText } from '../order/formatting/site-time';
import css from './plan-fields.module.css';

interface PlanFieldsProps {
  /** Of the site: times are meant by its clock. */
  readonly timezone: string;
  readonly schedule: OrderSchedule;
  readonly onChange: (changed: Partial<OrderSchedule>) => void;
  /** What the last try said of lead and start. */
  readonly errors: { readonly leadId?: string | undefined; readonly plannedStart?: string | undefined };
}

/** Who does a job and when. */
export function PlanFields({ timezone, schedule, onChange: change, errors }: PlanFieldsProps) {
  const unplanned = errors.plannedStart;
  const people = employeeOptionsOn(schedule.plannedDay);
  return (
    <>
      <ComboBoxField
        label="Lead"
        required
        load={people}
        value={schedule.lead}
        onChange={(lead) => change({ lead })}
        error={schedule.lead ? undefined : errors.leadId}
      />
      <CrewField
        label="Crew"
        load={people}
        max={MAX_CREW}
        value={schedule.crew}
        onChange={(crew) => change({ crew })}
      />
      <FieldRow wideFirst>
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
          onChange={(plannedFrom) =>
            change({
              plannedFrom,
              plannedTo: movedEnd(schedule.plannedTo, schedule.plannedFrom, plannedFrom),
            })
          }
          error={schedule.plannedDay && !schedule.plannedFrom ? unplanned : undefined}
        />
        <TimeField label="To" value={schedule.plannedTo} onChange={(plannedTo) => change({ plannedTo })} />
      </FieldRow>
      <p className={css.zone} aria-live="polite">
        {typedTimesText(timezone, {
          day: schedule.plannedDay,
          from: schedule.plannedFrom,
          to: schedule.plannedTo,
        })}
      </p>
    </>
  );
}
