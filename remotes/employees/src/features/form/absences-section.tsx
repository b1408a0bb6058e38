import { newId, useToday } from '@fm/data';
import { type Employee, isLongOver } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { FormSection } from '@fm/ui';
import { useFieldArray, useFormState } from '@fm/ui/form';
import { useState } from 'react';
import { AbsenceRow } from './absence-row';
import { FoldedRows } from './folded-rows';
import type { EmployeeSectionProps } from './section-props';

interface AbsencesSectionProps extends EmployeeSectionProps {
  /** As stored; undefined for a new one. */
  readonly employee: Stored<Employee> | undefined;
}

/** When they are away. What ended long ago is folded. */
export function AbsencesSection({ control, employee }: AbsencesSectionProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'absences' });
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
        onAdd={() => append({ recordId: newId(), from: '', to: '', kind: 'holiday' })}
      >
        {fields.map(({ id }, index) =>
          folded(index) ? null : (
            <AbsenceRow
              key={id}
              control={control}
              employee={employee}
              index={index}
              onRemove={() => remove(index)}
            />
          ),
        )}
      </FoldedRows>
    </FormSection>
  );
}
