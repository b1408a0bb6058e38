import * as v from 'valibot';

/** What to do about something else than six digits. */
export const CODE_WANTED = 'Enter the six digits that your app shows for this account.';

// Apps show the digits in groups.
const ungrouped = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/\s/g, '')),
);

/** The six digits of an app, however they are grouped. */
export const codeSchema = v.pipe(ungrouped, v.regex(/^\d{6}$/, CODE_WANTED));

/** The six digits, or nothing where no code is asked for. */
export const optionalCodeSchema = v.pipe(ungrouped, v.regex(/^(\d{6})?$/, CODE_WANTED));

/** Beside the field, for a code that the identity service did not take. */
export const WRONG_CODE =
  'This code is wrong or was used already. Wait until your app shows the next one, then enter that.';
