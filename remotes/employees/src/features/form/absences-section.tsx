import { newId, useToday } from '@fm/data';
import { type AbsencesInput, type Employee, isLongOver } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { FormSection, formatDay } from '@fm/ui';
import { RemovedRows, useFieldArray, useFormState, useRemovableRows, useWatch } from '@fm/ui/form';
import { useState } from 'react';
import { AbsenceRow } from './absence-row';
import { FoldedRows } from './folded-rows';
import type { EmployeeSectionProps } from './section-props';

interface AbsencesSectionProps extends EmployeeSectionProps {
  /** As stored; undefined for a new one. */
  readonly employee: Stored<Employee> | undefined;
}

const keyOf = ({ recordId }: AbsencesInput[number]) => recordId;

const removedText = ({ from, to }: AbsencesInput[number]) => {
  if (from === '') return undefined;
  if (to === '' || to === from)
    return `The absence on ${formatDay(from)} was removed. Undo works until you save.`;
  return `The absence from ${formatDay(from)} to ${formatDay(to)} was removed. Undo works until you save.`;
};

/** When they are away. What ended long ago is folded. */
export function AbsencesSection({ control, employee }: AbsencesSectionProps) {
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'absences' });
  const typed = useWatch({ control, name: 'absences' });
  const rows = useRemovableRows(typed, keyOf, { insert, remove });
  const { errors } = useFormState({ control, name: 'absences' });
  const [all, setAll] = useState(false);
  const day = useToday();
  // What is wrong is shown, however old. Folded by what was stored: a row does not vanish while it is typed.
  const folded = (index: number) => {
    const row = fields[index];
    return !all && row !== undefined && isLongOver(row, day) && !errors.absences?.[index];
  };
  return (
    <FormSection title="Absences" hint="Nobody is planned for work on these days without a warning.">
      <FoldedRows
        called={{ one: 'absence', many: 'absences' }}
        folded={{ one: 'older absence', many: 'older absences' }}
        hidden={fields.filter((_, index) => folded(index)).length}
        onShowAll={() => setAll(true)}
        count={fields.length}
        problem={errors.absences?.message ?? errors.absences?.root?.message}
        removed={<RemovedRows rows={rows} textOf={removedText} />}
        onAdd={() => append({ recordId: newId(), from: '', to: '', kind: 'holiday' })}
      >
        {fields.map(({ id }, index) =>
          folded(index) ? null : (
            <AbsenceRow
              key={id}
              control={control}
              employee={employee}
              index={index}
              onRemove={() => rows.takeOff(index)}
            />
          ),
        )}
      </FoldedRows>
    </FormSection>
  );
}
