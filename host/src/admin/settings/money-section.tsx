import { CURRENCIES } from '@fm/domain/settings';
import { FormSection, NumberField } from '@fm/ui';
import { Field, TagsField } from '@fm/ui/form';
import { ComboBoxField, SelectField } from '@fm/ui/select';
import type { SettingsSectionProps } from './section-props';

const currencies = CURRENCIES.map((code) => ({
  id: code,
  label: `${code}, ${new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code}`,
}));

/** More than anybody reads. */
const MOST_ZONES = 50;

const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ');

/** Time zones in whose name a text stands. */
async function zonesNamed(text: string) {
  const wanted = text.trim().toLowerCase().replaceAll(' ', '_');
  const found = Intl.supportedValuesOf('timeZone').filter((zone) => zone.toLowerCase().includes(wanted));
  return {
    ok: true as const,
    value: found.slice(0, MOST_ZONES).map((zone) => ({ id: zone, name: zoneLabel(zone) })),
  };
}

/** Whose clock and which money the company goes by. */
export const MoneySection = ({ control }: SettingsSectionProps) => (
  <FormSection
    title="Time and money"
    hint="New customers and offers begin with these. What is stored already keeps its own."
  >
    <Field control={control} name="timezone" label="Time zone">
      {({ value, onChange, ...field }) => (
        <ComboBoxField
          {...field}
          required
          load={zonesNamed}
          value={value ? { id: value, name: zoneLabel(value) } : null}
          onChange={(zone) => onChange(zone?.id ?? '')}
          hint="The day of the company begins and ends by it. The jobs of the night begin at 02:15 in Berlin whatever is chosen here."
        />
      )}
    </Field>
    <Field control={control} name="currency" label="Currency">
      {(field) => (
        <SelectField
          {...field}
          required
          options={currencies}
          hint="Costs, prices of assets and hourly rates are not converted: choose it before the first are entered."
        />
      )}
    </Field>
    <Field control={control} name="taxRates" label="Tax rates in %">
      {(field) => <TagsField {...field} required hint="Offered on lines; new ones begin with the first." />}
    </Field>
    <Field control={control} name="paymentDays" label="Days to pay">
      {(field) => <NumberField {...field} required unit="days" />}
    </Field>
    <Field control={control} name="offerValidDays" label="Days an offer is open">
      {(field) => <NumberField {...field} required unit="days" />}
    </Field>
  </FormSection>
);
