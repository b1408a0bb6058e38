import { type Outcome, useRecordName } from '@fm/data';
import type { RecordKind } from '@fm/domain/record';
import { type FilterName, type FilterView, SwitchFilter } from '@fm/ui';
import { ComboBoxFilter, type ComboOption, optionsOf, SelectFilter } from '@fm/ui/select';
import type { ReactNode } from 'react';

type Filter = Readonly<Partial<Record<string, string>>>;

/** What a field of a filter is drawn from. */
export interface FilterDraw {
  readonly view: FilterView<string>;
  /** The filter, by its name in the address. */
  readonly name: string;
  /** What the value that is on is called, where the address knows its id alone. */
  readonly chosenName: string | undefined;
  /** What is listed while nothing is chosen, where a screen says it otherwise. */
  readonly emptyLabel?: string;
  /** Whether its label is for screen readers alone: it is where left out, as in a row with others. */
  readonly hideLabel?: boolean;
}

/** A filter of a list: what it can be, its field, and what its chip says. */
export interface ListFilter {
  readonly label: string;
  /** The values it can take; `null` takes any text. */
  readonly values: readonly string[] | null;
  readonly chips: FilterName['values'];
  /** What the record is called that is filtered by; a hook. Left out where the value says so itself. */
  readonly useName?: (value: string | undefined) => string;
  readonly draw: (field: FilterDraw) => ReactNode;
}

/** A value beyond the labelled ones, such as "all": in the field, and in the chip where that says it otherwise. */
interface FurtherValue {
  readonly id: string;
  readonly label: string;
  readonly chip?: string;
}

interface SelectOptions<V extends string> {
  readonly label: string;
  readonly values: readonly V[];
  /** What the values are called, in the field and in the chip. Values are their own names where left out. */
  readonly labels?: Readonly<Record<V, string>>;
  readonly further?: readonly FurtherValue[];
  /** What is listed while nothing is chosen: "Any team". */
  readonly emptyLabel: string;
  /** What chips say in place of the labels. */
  readonly chips?: Readonly<Record<string, string>>;
}

/** A filter by one of a known list. */
export function selectFilter<V extends string>(options: SelectOptions<V>): ListFilter {
  const { label, values, labels, further = [], emptyLabel: usual, chips } = options;
  const offered = labels ? optionsOf(values, labels) : values.map((id) => ({ id, label: id }));
  const all = [...offered, ...further.map((one) => ({ id: one.id, label: one.label }))];
  return {
    label,
    values: all.map(({ id }) => id),
    chips: chips ?? Object.fromEntries([...offered, ...further].map(chipOf)),
    draw: ({ view, name, emptyLabel = usual, hideLabel }) => (
      <SelectFilter {...{ view, name, label, hideLabel, emptyLabel }} options={all} />
    ),
  };
}

interface ListedOptions extends Pick<SelectOptions<string>, 'label' | 'emptyLabel'> {
  readonly values: () => readonly string[];
}

/** A filter by one of a list that may be another one whenever the field is drawn; values are their own names. */
export const listedFilter = ({ label, values, emptyLabel: usual }: ListedOptions): ListFilter => ({
  label,
  values: null,
  chips: undefined,
  draw: ({ view, name, emptyLabel = usual, hideLabel }) => (
    <SelectFilter
      {...{ view, name, label, hideLabel, emptyLabel }}
      options={values().map((id) => ({ id, label: id }))}
    />
  ),
});

const chipOf = ({ id, label, chip }: FurtherValue): readonly [string, string] => [id, chip ?? label];

interface SwitchOptions {
  readonly label: string;
  readonly value: string;
  /** Beside the switch. */
  readonly switchLabel: string;
  /** What the chip says of the value. */
  readonly chip: string;
}

/** A filter by one value, on or off. */
export const switchFilter = ({ label, value, switchLabel, chip }: SwitchOptions): ListFilter => ({
  label,
  values: [value],
  chips: { [value]: chip },
  draw: ({ view, name }) => <SwitchFilter view={view} name={name} value={value} label={switchLabel} />,
});

type Load<O extends ComboOption> = (text: string) => Promise<Outcome<readonly O[]>>;

interface SearchedOptions<O extends ComboOption> {
  readonly label: string;
  /** What is listed while nothing is chosen: "Any town". */
  readonly placeholder: string;
  readonly load: Load<O>;
}

/** A filter by one of many words, found by typing. */
export const searchedFilter = <O extends ComboOption>(options: SearchedOptions<O>): ListFilter => ({
  label: options.label,
  values: null,
  chips: undefined,
  draw: ({ view, name, hideLabel }) => <ComboBoxFilter {...{ view, name, hideLabel }} {...options} />,
});

interface RecordOptions<R extends object, O extends ComboOption> {
  readonly label: string;
  readonly kind: RecordKind<R>;
  /** What is listed while nothing is chosen: "Any customer". */
  readonly placeholder?: string;
  /** What is offered, by the other filters that are on; without, other screens set the filter and it has no field. */
  readonly load?: (filter: Filter) => Load<O>;
  /** Filters that belong to the record chosen before, and go with it. */
  readonly clears?: readonly string[];
  /** Values that are no record, such as "me", with what their chips say. Other fields set them. */
  readonly others?: Readonly<Record<string, string>>;
}

/** A filter by a record, found by typing; its id stands in the address. */
export function recordFilter<R extends object, O extends ComboOption = never>(
  options: RecordOptions<R, O>,
): ListFilter {
  const { kind, label, placeholder = '', load, clears = [], others = {} } = options;
  return {
    label,
    values: null,
    chips: undefined,
    useName: (value) => {
      const other = others[value ?? ''];
      const name = useRecordName(kind, other === undefined ? value : undefined);
      return other ?? name;
    },
    draw: ({ view, name, chosenName, hideLabel }) =>
      load && (
        <ComboBoxFilter
          {...{ view, name, label, hideLabel, placeholder, chosenName, clears }}
          setElsewhere={Object.keys(others)}
          load={load(view.filter)}
        />
      ),
  };
}

/** A filter without a field in the row: other parts of the screen set it. `nameOf` says what a value is called. */
export const shownFilter = (label: string, nameOf: (value: string) => string): ListFilter => ({
  label,
  values: null,
  chips: undefined,
  useName: (value) => (value === undefined ? '' : nameOf(value)),
  draw: () => null,
});
