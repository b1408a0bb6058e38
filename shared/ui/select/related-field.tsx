import { ComboBoxField, type ComboBoxFieldProps, type ComboOption, type ComboValue } from './combo-box-field';
import type { SearchOptions } from './opened/use-option-search';

export interface RelatedFieldProps<Option extends ComboOption>
  extends Omit<ComboBoxFieldProps<Option>, 'load' | 'disabled'> {
  /** What the options belong to; nothing can be chosen before it is. */
  readonly of: ComboValue | null | undefined;
  /** What it is called in "Choose the customer first.", which is said where there is no other hint. */
  readonly ofWhat: string;
  readonly load: (id: string) => SearchOptions<Option>;
}

/** One of those that belong to what is chosen in another field: a site of the customer. */
export const RelatedField = <Option extends ComboOption>({
  of,
  ofWhat,
  load,
  hint,
  ...field
}: RelatedFieldProps<Option>) => (
  <ComboBoxField
    {...field}
    // What was typed belongs to the one before, too.
    key={of?.id ?? ''}
    load={of ? load(of.id) : nothing}
    disabled={!of}
    hint={hint ?? (of ? undefined : `Choose the ${ofWhat} first.`)}
  />
);

const nothing = async () => ({ ok: true, value: [] }) as const;
