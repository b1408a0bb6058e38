import * as v from 'valibot';

/** What identity services ask for at least. */
export const MIN_PASSWORD_LENGTH = 6;

/** A change of password: the current one, and the new one twice. */
export const passwordSchema = v.pipe(
  v.object({
    current: v.pipe(v.string(), v.nonEmpty('Enter your current password.')),
    next: v.pipe(
      v.string(),
      v.minLength(MIN_PASSWORD_LENGTH, `Choose a password of at least ${MIN_PASSWORD_LENGTH} characters.`),
    ),
    again: v.pipe(v.string(), v.nonEmpty('Enter the new password once more.')),
  }),
  v.forward(
    v.partialCheck(
      [['current'], ['next']],
      ({ current, next }) => current !== next,
      'Choose another password than the current one.',
    ),
    ['next'],
  ),
  v.forward(
    v.partialCheck(
      [['next'], ['again']],
      ({ next, again }) => next === again,
      'The two new passwords differ.',
    ),
    ['again'],
  ),
);
