/** The filters of a list, as `useListView` of `@fm/data` gives them. */
export interface FilterView<F extends string> {
  readonly filter: Readonly<Partial<Record<F, string>>>;
  setFilter(name: F, value: string | undefined): void;
}

/** What a field takes that shows and sets a filter of a list. */
export interface FilterFieldProps<F extends string> {
  readonly view: FilterView<F>;
  /** The filter, by its name in the address. */
  readonly name: NoInfer<F>;
}
