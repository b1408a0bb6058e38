import type { UserRecord } from './session-state';

/** When all sessions of a person were last ended, in milliseconds. Zero: never, or the time is damaged. */
export const endOfSessions = ({ signedOutAt: at }: Readonly<Record<string, unknown>>): number =>
  typeof at === 'object' && at !== null && 'toMillis' in at ? (at.toMillis as () => number)() : 0;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads a document of `users`. A field of another type counts as empty: the session must not fail on old records. */
export function userRecord(uid: string, data: Readonly<Record<string, unknown>>): UserRecord {
  return {
    uid,
    email: text(data.email),
    name: text(data.name),
    role: text(data.role),
    // What lies in the trash opens nothing either.
    disabled: data.disabled === true || data.trashed === true,
    sessionsEndedAt: endOfSessions(data),
    ...(typeof data.employeeId === 'string' && { employeeId: data.employeeId }),
    ...(typeof data.theme === 'string' && { theme: data.theme }),
  };
}
