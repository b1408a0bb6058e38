import { useId } from 'react';
import { ChoiceGroup, type ChoicesProps } from './choice-group';

export interface RadioGroupProps<Id extends string> extends ChoicesProps<Id> {
  readonly value: Id | null | undefined;
  readonly onChange: (value: Id) => void;
  /** One below the other; side by side when left out. */
  readonly stacked?: boolean | undefined;
}

/** One of a few, all of them in sight. From six options on take SelectField. */
export function RadioGroup<Id extends string>({ value, onChange, ...group }: RadioGroupProps<Id>) {
  // Radio buttons exclude each other by their name.
  const name = useId();
  return (
    <ChoiceGroup
      {...group}
      name={group.name ?? name}
      type="radio"
      isChosen={(id) => id === value}
      onToggle={(id) => onChange(id)}
    />
  );
}
