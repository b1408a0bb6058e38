import { isEmail } from '@fm/domain/text';
import * as v from 'valibot';

const text = (what: string, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, `Enter ${what}.`),
    v.maxLength(most, `Shorten this to at most ${most} characters.`),
  );

/** What somebody types of a mail that goes out with a document. */
export const typedMail = {
  to: v.pipe(v.string(), v.trim(), v.check(isEmail, 'Enter an e-mail address, such as name@company.com.')),
  subject: text('a subject', 200),
  text: text('what the mail says', 5000),
};
