import { ABSENCE_KIND_LABELS, ABSENCE_KINDS, type Employee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { IconButton, TrashIcon } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { Field, FormReadOnly, useWatch } from '@fm/ui/form';
import { optionsOf, SelectField } from '@fm/ui/select';
import { useContext } from 'react';
import css from './folded-rows.module.css';
import type { EmployeeSectionProps } from './section-props';
import { WorkInAbsence } from './work-in-absence';

const kinds = optionsOf(ABSENCE_KINDS, ABSENCE_KIND_LABELS);

interface AbsenceRowProps extends EmployeeSectionProps {
  /** As stored; undefined for a new one. */
  readonly employee: Stored<Employee> | undefined;
  readonly index: number;
  readonly onRemove: () => void;
}

/** One absence: its first and last day, and what it is. */
export function AbsenceRow({ control, employee, index, onRemove }: AbsenceRowProps) {
  const readOnly = useContext(FormReadOnly);
  const [from, to] = useWatch({ control, name: [`absences.${index}.from`, `absences.${index}.to`] });
  const title = `Absence ${index + 1}`;
  return (
    <li>
      <fieldset className={css.row} aria-label={title}>
        <Field control={control} name={`absences.${index}.from`} label="First day">
          {(field) => <DateField {...field} required />}
        </Field>
        <Field control={control} name={`absences.${index}.to`} label="Last day">
          {(field) => <DateField {...field} required />}
        </Field>
        <Field control={control} name={`absences.${index}.kind`} label="Kind">
          {(field) => <SelectField {...field} options={kinds} required />}
        </Field>
        {!readOnly && (
          <div className={css.remove}>
            <IconButton aria-label={`Remove ${title.toLowerCase()}`} onClick={onRemove}>
              <TrashIcon />
            </IconButton>
          </div>
        )}
        <WorkInAbsence employee={employee} days={{ from, to }} />
      </fieldset>
    </li>
  );
}
