import { DateField, type DateFieldProps } from '../date/date-field';
import type { FilterFieldProps } from './filter-field-props';

export interface DateFilterProps<F extends string>
  extends FilterFieldProps<F>,
    Omit<DateFieldProps, 'name' | 'value' | 'onChange'> {}

/** A list's filter by a calendar day. What stands in the address and is no day is shown as none. */
export const DateFilter = <F extends string>({ view, name, ...field }: DateFilterProps<F>) => (
  <DateField
    {...field}
    value={view.filter[name]}
    onChange={(day) => view.setFilter(name, day || undefined)}
  />
);
