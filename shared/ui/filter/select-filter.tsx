import type { FieldProps } from '../field/field-props';
import { SelectField, type SelectOption } from '../select/select-field';
import type { FilterFieldProps } from './filter-field-props';

export interface SelectFilterProps<F extends string> extends FilterFieldProps<F>, Omit<FieldProps, 'name'> {
  readonly options: readonly SelectOption[];
  /** What is listed while nothing is chosen: "Any priority", "All open". */
  readonly emptyLabel: string;
}

/** A list's filter by one of a known list. In a row with others its label is for screen readers alone. */
export const SelectFilter = <F extends string>({
  view,
  name,
  hideLabel = true,
  emptyLabel,
  ...field
}: SelectFilterProps<F>) => (
  <SelectField
    {...field}
    hideLabel={hideLabel}
    emptyLabel={emptyLabel}
    value={view.filter[name]}
    onChange={(chosen) => view.setFilter(name, chosen ?? undefined)}
  />
);
