import { useState } from 'react';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Choice {
  readonly value: Named | null;
  /** Id of the value when the choice was made: as long as it stays, the choice is on its way. */
  readonly before: string | undefined;
  readonly arrived: boolean;
}

/**
 * The value of a field, with one's own choice shown at once. A value kept elsewhere (the address, a record that has to
 * be read for its name) comes back later, and the text must not change in between: the list would open again.
 */
export function useChosen(value: Named | null | undefined) {
  const [choice, setChoice] = useState<Choice>();
  if (choice && !choice.arrived && value?.id !== choice.before) setChoice({ ...choice, arrived: true });
  const own = choice && (choice.arrived ? value?.id === choice.value?.id : value?.id === choice.before);
  return {
    shown: own ? choice.value : (value ?? null),
    choose: (chosen: Named | null) =>
      setChoice({ value: chosen, before: value?.id, arrived: chosen?.id === value?.id }),
  };
}
