import { Switch } from '../field/checkbox';
import type { FilterFieldProps } from './filter-field-props';

export interface SwitchFilterProps<F extends string> extends FilterFieldProps<F> {
  readonly label: string;
  /** The value of the filter while the switch is on. */
  readonly value: string;
}

/** A list's filter by one value, on or off. */
export const SwitchFilter = <F extends string>({ view, name, label, value }: SwitchFilterProps<F>) => (
  <Switch
    label={label}
    value={view.filter[name] === value}
    onChange={(on) => view.setFilter(name, on ? value : undefined)}
  />
);
