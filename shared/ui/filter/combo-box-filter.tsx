import { ComboBoxField, type ComboBoxFieldProps, type ComboOption } from '../select/combo-box-field';
import type { FilterFieldProps } from './filter-field-props';

export interface ComboBoxFilterProps<F extends string, Option extends ComboOption>
  extends FilterFieldProps<F>,
    Omit<ComboBoxFieldProps<Option>, 'name' | 'value' | 'onChange' | 'onPick'> {
  /** What is listed while nothing is chosen: "Any customer". */
  readonly placeholder: string;
  /** What the chosen one is called; left out where the value in the address is the name. */
  readonly chosenName?: string | undefined;
  /** Values of this filter that another field sets. */
  readonly setElsewhere?: readonly string[] | undefined;
  /** Filters that belong to what was chosen before, and go with it. */
  readonly clears?: readonly NoInfer<F>[] | undefined;
}

/** A list's filter by one of many, found by typing. In a row with others its label is for screen readers alone. */
export function ComboBoxFilter<F extends string, Option extends ComboOption>({
  view,
  name,
  chosenName,
  setElsewhere = [],
  clears = [],
  hideLabel = true,
  ...field
}: ComboBoxFilterProps<F, Option>) {
  const value = view.filter[name];
  const isChosenHere = value !== undefined && !setElsewhere.includes(value);
  return (
    <ComboBoxField
      {...field}
      hideLabel={hideLabel}
      value={isChosenHere ? { id: value, name: chosenName ?? value } : null}
      onChange={(chosen) => {
        view.setFilter(name, chosen?.id);
        for (const other of clears) view.setFilter(other, undefined);
      }}
    />
  );
}
