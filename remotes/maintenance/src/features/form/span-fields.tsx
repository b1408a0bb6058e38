import { ANCHOR_LABELS, ANCHORS } from '@fm/domain/maintenance';
import { FormWide, NumberField, RadioGroup } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { Field } from '@fm/ui/form';
import { optionsOf } from '@fm/ui/select';
import type { PlanControl } from './plan-form-state';

const anchors = optionsOf(ANCHORS, ANCHOR_LABELS);

/** From when on, until when, and what the next visit is counted from. */
export const SpanFields = ({ control }: { readonly control: PlanControl }) => (
  <>
    <Field control={control} name="startDate" label="First day">
      {(field) => <DateField {...field} required />}
    </Field>
    <Field control={control} name="endDate" label="Last day">
      {(field) => <DateField {...field} hint="Empty: until someone ends the plan." />}
    </Field>
    <Field control={control} name="maxCount" label="At most">
      {(field) => (
        <NumberField {...field} unit="visits" hint="Counted from the first day. Empty: no limit." />
      )}
    </Field>
    <FormWide>
      <Field control={control} name="anchor" label="Next visit">
        {(field) => <RadioGroup {...field} options={anchors} />}
      </Field>
    </FormWide>
  </>
);
