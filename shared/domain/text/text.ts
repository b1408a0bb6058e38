import * as v from 'valibot';
import { isPhone } from './phone';
import { isOneScript, isPlainName, isSeen } from './seen';

/** Forms hold every text as a string; '' means empty and is left out of the record. */

/** A text that must be there: `requiredText('a title', 3, 140)` asks "Enter a title of at least 3 characters." */
export function requiredText(what: string, min: number, max: number) {
  const wanted = min > 1 ? `Enter ${what} of at least ${min} characters.` : `Enter ${what}.`;
  return v.pipe(
    v.string(wanted),
    v.trim(),
    v.minLength(min, wanted),
    // A text that is too short is told of once.
    v.check((text) => text.length < min || isSeen(text), wanted),
    v.maxLength(max, `Shorten this to at most ${max} characters.`),
  );
}

const PLAIN = 'Enter the name as it is written: with visible letters of one script.';

/** The name of somebody: what others read is all there is in it, so that nobody goes by what looks like another name. */
export const personName = (what: string, min: number, max: number) =>
  v.pipe(requiredText(what, min, max), v.check(isPlainName, PLAIN), v.check(isOneScript, PLAIN));

/** A text that may be empty. */
export function optionalText(max: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(max, `Shorten this to at most ${max} characters.`));
}

/** The name of somebody, where one may be left out. */
export const optionalName = (max: number) =>
  v.pipe(optionalText(max), v.check(isPlainName, PLAIN), v.check(isOneScript, PLAIN));

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const MAX_EMAIL = 254;

/** Whether a text has the form of an e-mail address. */
export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL && EMAIL.test(text);

/** An e-mail address or ''; lower-cased, because addresses are compared. */
export const optionalEmail = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.check((text) => text === '' || isEmail(text), 'Enter an e-mail address, such as name@company.com.'),
);

/** A phone number or ''. */
export const optionalPhone = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => text === '' || isPhone(text),
    'Enter the number with its country code, such as +49 30 1234567.',
  ),
);

/** A web address or ''. */
export const optionalUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || isWebAddress(text), 'Enter a web address, such as https://company.com.'),
);

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** What a record stores of an optional text: nothing instead of ''. */
export const filled = (text: string): string | undefined => (text === '' ? undefined : text);

/** A whole number between two bounds, both allowed. */
export function wholeNumber(what: string, min: number, max: number) {
  const message = `Enter ${what} from ${min} to ${max}.`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
}
