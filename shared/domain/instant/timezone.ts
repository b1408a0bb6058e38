import * as v from 'valibot';

/** Zones that were asked for: to ask takes a while, and lists ask for each of their rows. */
const known = new Set<string>();

/** Whether a text names a time zone (IANA). */
export function isTimezone(name: string): boolean {
  if (known.has(name)) return true;
  try {
    const isZone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
    if (isZone) known.add(name);
    return isZone;
  } catch {
    // Intl tells of an unknown zone only by throwing.
    return false;
  }
}

/** The name of a time zone: without one, nothing can be said of a time. */
export const timezone = v.pipe(
  v.string(),
  v.maxLength(100),
  v.check(isTimezone, 'Enter a time zone, such as Europe/Berlin.'),
);
