import { newId } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { isLongOver } from '@fm/domain/employee';
import { Button, FormSection, FormWide, Notice, PlusIcon } from '@fm/ui';
import { FormReadOnly, useFieldArray, useFormState } from '@fm/ui/form';
import { useContext, useState } from 'react';
import { AbsenceRow } from './absence-row';
import css from './absences-section.module.css';
import type { EmployeeSectionProps } from './employee-fields';

/** When they are away. What ended long ago is folded. */
export function AbsencesSection({ control }: EmployeeSectionProps) {
  const readOnly = useContext(FormReadOnly);
  const { fields, append, remove } = useFieldArray({ control, name: 'absences' });
  const { errors } = useFormState({ control, name: 'absences' });
  const [all, setAll] = useState(false);
  const day = today(COMPANY.timezone);
  // What is wrong is shown, however old. Folded by what was stored: a row does not vanish while it is typed.
  const folded = (index: number) => {
    const row = fields[index];
    return !all && row !== undefined && isLongOver(row, day) && !errors.absences?.[index];
  };
  // Of the whole list: a row's own message stands beside it.
  const problem = errors.absences?.message ?? errors.absences?.root?.message;
  const hidden = fields.filter((_, index) => folded(index)).length;
  return (
    <FormSection title="Absences" hint="Nobody is planned for work on these days without a warning.">
      <FormWide>
        {hidden > 0 && (
          <Button variant="outline" size="sm" onClick={() => setAll(true)}>
            {hidden === 1 ? 'Show 1 older absence' : `Show ${hidden} older absences`}
          </Button>
        )}
        {fields.length === 0 && <p className={css.none}>No absences.</p>}
        <ul className={css.rows}>
          {fields.map(({ id }, index) =>
            folded(index) ? null : (
              <AbsenceRow key={id} control={control} index={index} onRemove={() => remove(index)} />
            ),
          )}
        </ul>
        {problem && <Notice tone="danger">{problem}</Notice>}
        {!readOnly && (
          <Button
            variant="outline"
            size="sm"
            icon={<PlusIcon />}
            onClick={() => append({ recordId: newId(), from: '', to: '', kind: 'holiday' })}
          >
            Add absence
          </Button>
        )}
      </FormWide>
    </FormSection>
  );
}
