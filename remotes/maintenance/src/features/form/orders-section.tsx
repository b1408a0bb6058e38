import { COMPANY } from '@fm/domain/company';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { FormSection, MoneyField, NumberField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import type { PlanControl } from './plan-form-state';

/** When the order of a visit is made, by when it must be done, what a visit is worth. */
export const OrdersSection = ({ control }: { readonly control: PlanControl }) => (
  <FormSection title="Work orders" hint="Each visit becomes a work order in time.">
    <Field control={control} name="leadDays" label="Create the order">
      {(field) => <NumberField {...field} required unit="days" hint="Days before the visit." />}
    </Field>
    <Field control={control} name="dueAfterDays" label="Due">
      {(field) => <NumberField {...field} required unit="days" hint="Days after the visit's date." />}
    </Field>
    {seesPrices(useSession().role) && (
      <Field control={control} name="priceMinor" label="Price of a visit">
        {(field) => <MoneyField {...field} currency={COMPANY.currency} hint="Without tax. May stay empty." />}
      </Field>
    )}
  </FormSection>
);
