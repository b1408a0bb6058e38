const MAX_EMAIL_LENGTH = 256;

/** The one spelling an address is stored and looked up by: two accounts never differ by case alone. */
export const canonicalEmail = (email: string): string => email.toLowerCase();

/** As lenient as the service itself: something before and after a single `@`, no blanks. */
export const isEmail = (email: string): boolean =>
  email.length <= MAX_EMAIL_LENGTH && /^[^@\s]+@[^@\s]+$/.test(email);
