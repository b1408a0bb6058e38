import { employeeOptionsOn } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { MAX_CREW, type WorkOrder } from '@fm/domain/work-order';
import { FormSection, FormWide } from '@fm/ui';
import { Field, FormReadOnly, useWatch } from '@fm/ui/form';
import { ComboBoxField, CrewField } from '@fm/ui/select';
import { useContext } from 'react';
import { PlanAdvice } from './plan-advice';
import type { SectionProps } from './work-order-fields';

interface PeopleSectionProps extends SectionProps {
  readonly order: Stored<WorkOrder> | undefined;
}

/** Who does the job, and whether they can. */
export function PeopleSection({ form, order }: PeopleSectionProps) {
  const { control } = form;
  const load = employeeOptionsOn(useWatch({ control, name: 'plannedDay' }));
  const isPast = useContext(FormReadOnly) || order?.statusGroup === 'closed';
  return (
    <FormSection title="Who" hint="An order needs a lead before it can be scheduled.">
      <Field control={control} name="leadRef" label="Lead">
        {(field) => <ComboBoxField {...field} load={load} />}
      </Field>
      <FormWide>
        <Field control={control} name="crewRefs" label="Crew">
          {(field) => <CrewField {...field} load={load} max={MAX_CREW} />}
        </Field>
      </FormWide>
      {!isPast && (
        <FormWide>
          <PlanAdvice form={form} order={order} />
        </FormWide>
      )}
    </FormSection>
  );
}
