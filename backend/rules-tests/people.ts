import type { Actor } from '@fm/domain/record';
import type { User } from '@fm/domain/user';

/** Who acts in these tests, by the name the tests call them. */
export const PEOPLE = {
  admin: { uid: 'u-admin', name: 'Ana Adler', role: 'admin', employeeId: 'e-admin' },
  office: { uid: 'u-office', name: 'Olga Brandt', role: 'office', employeeId: 'e-office' },
  empty: { uid: 'u-empty', name: 'Emil Otto', role: '', employeeId: 'e-empty' },
  manager: { uid: 'u-manager', name: 'Marek Wolny', role: 'manager', employeeId: 'e-manager' },
  /** Has a role that is none of ours. */
  unknown: { uid: 'u-unknown', name: 'Uta Roth', role: 'dispatcher', employeeId: 'e-unknown' },
  /** Has a record that is disabled. */
  disabled: { uid: 'u-disabled', name: 'Dora Ende', role: 'office', employeeId: 'e-disabled' },
  /** An identity without a record. */
  nobody: { uid: 'u-nobody', name: 'Nora Data', role: 'admin' },
} as const satisfies Record<string, Actor>;
export type Person = keyof typeof PEOPLE;

/** Address of a person's login. */
export const emailOf = (person: Person): string => `${person}@nordhaus.example`;

/** The user record of everybody who has one. */
export const USERS: Readonly<Record<string, User>> = Object.fromEntries(
  (Object.keys(PEOPLE) as Person[])
    .filter((person) => person !== 'nobody')
    .map((person): [string, User] => {
      const { uid, name, role } = PEOPLE[person];
      const employeeId = 'employeeId' in PEOPLE[person] ? `e-${person}` : undefined;
      return [
        uid,
        {
          email: emailOf(person),
          role,
          name,
          ...(employeeId && { employeeId }),
          ...(person === 'disabled' && { disabled: true }),
        },
      ];
    }),
);
