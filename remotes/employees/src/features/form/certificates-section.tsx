import { newId, useToday } from '@fm/data';
import type { CertificatesInput } from '@fm/domain/employee';
import { FormSection } from '@fm/ui';
import {
  RemovedRows,
  removedByName,
  useFieldArray,
  useFormState,
  useRemovableRows,
  useWatch,
} from '@fm/ui/form';
import { useState } from 'react';
import { CertificateRow } from './certificate-row';
import { validityOf } from './certificate-validity';
import { FoldedRows } from './folded-rows';
import type { EmployeeSectionProps } from './section-props';

const keyOf = ({ recordId }: CertificatesInput[number]) => recordId;

/** What they are certified for. What was renewed or revoked is folded. */
export function CertificatesSection({ control }: EmployeeSectionProps) {
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'certificates' });
  const typed = useWatch({ control, name: 'certificates' });
  const rows = useRemovableRows(typed, keyOf, { insert, remove });
  const { errors } = useFormState({ control, name: 'certificates' });
  const [all, setAll] = useState(false);
  const day = useToday();
  // What is wrong is shown, however old. Folded by what was stored: a row does not vanish while it is typed.
  const folded = (index: number) => {
    const row = fields[index];
    return (
      !all && row !== undefined && validityOf(row, fields, day) === 'over' && !errors.certificates?.[index]
    );
  };
  return (
    <FormSection
      title="Certificates"
      hint="Who plans work is warned when one has expired. Of the same name, the one valid longest counts."
    >
      <FoldedRows
        called={{ one: 'certificate', many: 'certificates' }}
        folded={{ one: 'earlier certificate', many: 'earlier certificates' }}
        hidden={fields.filter((_, index) => folded(index)).length}
        onShowAll={() => setAll(true)}
        count={fields.length}
        problem={errors.certificates?.message ?? errors.certificates?.root?.message}
        removed={<RemovedRows rows={rows} textOf={({ name }) => removedByName(name)} />}
        onAdd={() =>
          append({
            recordId: newId(),
            name: '',
            no: '',
            issuedOn: '',
            expiresOn: '',
            status: 'valid',
            types: [],
          })
        }
      >
        {fields.map(({ id }, index) =>
          folded(index) ? null : (
            <CertificateRow key={id} control={control} index={index} onRemove={() => rows.takeOff(index)} />
          ),
        )}
      </FoldedRows>
    </FormSection>
  );
}
