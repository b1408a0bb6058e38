import { COMPANY } from '@fm/domain/company';
import { formatPercent, NativeSelect, type NativeSelectProps } from '@fm/ui';

interface TaxSelectProps extends Omit<NativeSelectProps<string>, 'options' | 'value' | 'onChange'> {
  /** In basis points. */
  readonly value: number;
  readonly onChange: (taxBp: number) => void;
}

/** A rate of tax: one of the company's, or the one that is there. */
export const TaxSelect = ({ label, value, onChange, ...field }: TaxSelectProps) => (
  <NativeSelect
    {...field}
    label={label}
    options={ratesWith(value)}
    value={String(value)}
    onChange={(bp) => onChange(Number(bp))}
  />
);

/** The company's rates, and the one that is there already: what is older may have another. */
function ratesWith(taxBp: number) {
  return [...new Set<number>([...COMPANY.taxRatesBp, taxBp])]
    .sort((a, b) => b - a)
    .map((bp) => ({ id: String(bp), label: formatPercent(bp) }));
}
