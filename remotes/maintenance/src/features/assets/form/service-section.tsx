import { COMPANY } from '@fm/domain/company';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { FormSection, MoneyField } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { Field } from '@fm/ui/form';
import type { AssetControl } from './asset-form-state';

/** Since when it is there, how long its maker stands for it, and when it was last looked after. */
export const ServiceSection = ({ control }: { readonly control: AssetControl }) => (
  <FormSection title="Warranty and service" hint="Completed work orders set the last service by themselves.">
    <Field control={control} name="installedOn" label="Installed">
      {(field) => <DateField {...field} />}
    </Field>
    <Field control={control} name="warrantyUntil" label="Warranty until">
      {(field) => <DateField {...field} />}
    </Field>
    <Field control={control} name="lastServiceOn" label="Last service">
      {(field) => <DateField {...field} />}
    </Field>
    {seesPrices(useSession().role) && (
      <Field control={control} name="purchaseMinor" label="Purchase price">
        {(field) => <MoneyField {...field} currency={COMPANY.currency} hint="Without tax." />}
      </Field>
    )}
  </FormSection>
);
