import { ChoiceGroup, type ChoicesProps } from './choice-group';

export interface CheckboxGroupProps<Id extends string> extends ChoicesProps<Id> {
  readonly value: readonly Id[];
  /** With the ids in the order of the options. */
  readonly onChange: (value: Id[]) => void;
}

/** Any of a few, all of them in sight. */
export function CheckboxGroup<Id extends string>({ value, onChange, ...group }: CheckboxGroupProps<Id>) {
  const toggle = (id: Id, on: boolean) =>
    onChange(
      group.options.map((option) => option.id).filter((one) => (one === id ? on : value.includes(one))),
    );
  return <ChoiceGroup {...group} type="checkbox" isChosen={(id) => value.includes(id)} onToggle={toggle} />;
}
