import { employeeOptions } from '@fm/data';
import type { Ref } from '@fm/domain/record';
import { CloseIcon, IconButton } from '@fm/ui';
import type { BoundField } from '@fm/ui/form';
import { ComboBoxField } from '@fm/ui/select';
import { useState } from 'react';
import css from './crew-field.module.css';

const MAX_CREW = 8;

/** Up to eight people, added one by one. */
export function CrewField({ value, onChange, ...field }: BoundField<Ref[]>) {
  // Choosing empties the field for the next one: a field of its own each time.
  const [round, setRound] = useState(0);
  const add = (person: Ref | null) => {
    if (!person) return;
    setRound(round + 1);
    if (!value.some(({ id }) => id === person.id)) onChange([...value, person]);
  };
  return (
    <div className={css.crew}>
      <ComboBoxField
        {...field}
        key={round}
        value={null}
        load={employeeOptions}
        placeholder={value.length === 0 ? 'Type to add somebody' : 'Type to add one more'}
        disabled={value.length >= MAX_CREW}
        hint={value.length >= MAX_CREW ? `${MAX_CREW} people is the most an order takes.` : undefined}
        onChange={add}
        {...(round > 0 && { inputRef: (input) => input?.focus() })}
      />
      {value.length > 0 && (
        <ul className={css.people} aria-label="Crew">
          {value.map((person) => (
            <li key={person.id} className={css.person}>
              <span dir="auto">{person.name}</span>
              {!field.readOnly && (
                <IconButton
                  aria-label={`Remove ${person.name} from the crew`}
                  size="sm"
                  onClick={() => onChange(value.filter(({ id }) => id !== person.id))}
                >
                  <CloseIcon />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
