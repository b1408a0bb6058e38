import { employeeOptions } from '@fm/data';
import { FormSection, FormWide } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { ComboBoxField } from '@fm/ui/select';
import { CrewField } from './crew-field';
import type { SectionProps } from './work-order-fields';

/** Who does the job. */
export const PeopleSection = ({ form: { control } }: SectionProps) => (
  <FormSection title="Who" hint="An order needs a lead before it can be scheduled.">
    <Field control={control} name="leadRef" label="Lead">
      {(field) => <ComboBoxField {...field} load={employeeOptions} />}
    </Field>
    <FormWide>
      <Field control={control} name="crewRefs" label="Crew">
        {(field) => <CrewField {...field} />}
      </Field>
    </FormWide>
  </FormSection>
);
