import type { Stored } from '@fm/domain/record';
import type { Transition } from '@fm/domain/transitions';
import type { AskedTransition } from '@fm/screens/transitions';

/** A transition whose dialog is open and was not tried yet; `confirm` hears what is given. */
export const askedTransition = <R extends object, S extends string, I extends object>(
  record: Stored<R>,
  transition: Transition<S, string>,
  confirm: (input: I) => void,
): AskedTransition<R, S, I> => ({
  record,
  transition,
  draftPath: `records/${record.id}/${transition.to}`,
  confirm: (input) => confirm(input),
  initial: undefined,
  busy: false,
  failure: undefined,
  errorOf: () => undefined,
  make: () => undefined,
  cancel: () => undefined,
});
