import { newId, useToday } from '@fm/data';
import { FormSection } from '@fm/ui';
import { useFieldArray, useFormState } from '@fm/ui/form';
import { useState } from 'react';
import { CertificateRow } from './certificate-row';
import { standingOf } from './certificate-standing';
import { FoldedRows } from './folded-rows';
import type { EmployeeSectionProps } from './section-props';

/** What they are certified for. What was renewed or revoked is folded. */
export function CertificatesSection({ control }: EmployeeSectionProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'certificates' });
  const { errors } = useFormState({ control, name: 'certificates' });
  const [all, setAll] = useState(false);
  const day = useToday();
  // What is wrong is shown, however old. Folded by what was stored: a row does not vanish while it is typed.
  const folded = (index: number) => {
    const row = fields[index];
    return (
      !all && row !== undefined && standingOf(row, fields, day) === 'over' && !errors.certificates?.[index]
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
            <CertificateRow key={id} control={control} index={index} onRemove={() => remove(index)} />
          ),
        )}
      </FoldedRows>
    </FormSection>
  );
}
