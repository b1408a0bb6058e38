import * as v from 'valibot';
import { recordId, type Stored } from '../record';
import { isRole, ROLES } from '../role';
import { optionalEmail, personName } from '../text';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_LABELS: Readonly<Record<Theme, string>> = {
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
};

/** What the id of a record begins with that was prepared for somebody who has no identity yet: no uid has a hyphen. */
export const PREPARED = 'prepared-';

/** A login. The document's id is the uid of the identity service; identity without such a record grants nothing. */
export const userSchema = v.object({
  /** Lower case: the sign-in looks it up by equality. */
  email: v.pipe(v.string(), v.maxLength(254)),
  /** One of `ROLES`. A record written past our door may hold another one: see `kindOfRole`. */
  role: v.pipe(v.string(), v.check(isRole, 'Choose one of the roles there are: this one is unknown.')),
  name: v.pipe(v.string(), v.minLength(2), v.maxLength(121)),
  /** The person behind the login, to whom work is assigned. */
  employeeId: v.optional(recordId),
  locale: v.optional(v.pipe(v.string(), v.maxLength(35))),
  timezone: v.optional(v.pipe(v.string(), v.maxLength(60))),
  theme: v.optional(v.picklist(THEMES)),
  /** Gets a mail each morning of what the day brings. */
  digest: v.optional(v.boolean()),
  disabled: v.optional(v.boolean()),
  /** When the link to set a password was last asked for; of a record that was prepared alone. */
  invitedAt: v.optional(v.date()),
  /** Sessions that began before are over. */
  signedOutAt: v.optional(v.date()),
  /** Second factors that were switched on before do not count any more. */
  secondFactorResetAt: v.optional(v.date()),
});
export type User = v.InferOutput<typeof userSchema>;

/** A login as a form was filled with it: whatever role is stored, so that an administrator can correct it. */
export const userBase = v.object({ ...userSchema.entries, role: v.string() });

/** What administrators edit of a login. */
export const userFormSchema = v.object({
  email: v.pipe(optionalEmail, v.nonEmpty('Enter an e-mail address, such as name@company.com.')),
  role: v.picklist(ROLES, 'Choose one of the roles there are: this one is unknown.'),
  name: personName('a name', 2, 120),
  employeeId: v.nullable(recordId),
  disabled: v.boolean(),
});
export type UserInput = v.InferInput<typeof userFormSchema>;
export type UserValues = v.InferOutput<typeof userFormSchema>;

/** The record's own fields: those that administrators edit, and from `before` the person's own settings. */
export const userToRecord = (values: UserValues, before?: User): User => ({
  email: values.email,
  role: values.role,
  name: values.name,
  employeeId: values.employeeId ?? undefined,
  disabled: values.disabled || undefined,
  locale: before?.locale,
  timezone: before?.timezone,
  theme: before?.theme,
  digest: before?.digest,
  invitedAt: before?.invitedAt,
  signedOutAt: before?.signedOutAt,
  secondFactorResetAt: before?.secondFactorResetAt,
});

/** Whether the record waits for somebody who has not signed in yet. */
export const isPrepared = ({ id }: { readonly id: string }): boolean => id.startsWith(PREPARED);

/** What a login is good for. */
export type UserState = 'active' | 'invited' | 'disabled' | 'removed';
export const USER_STATE_LABELS: Readonly<Record<UserState, string>> = {
  active: 'Active',
  invited: 'Invited',
  disabled: 'Disabled',
  removed: 'Removed',
};

/** What a login is good for, as its record says. */
export function userState(user: Pick<Stored<User>, 'id' | 'disabled' | 'trashed'>): UserState {
  if (user.trashed) return 'removed';
  if (user.disabled) return 'disabled';
  return isPrepared(user) ? 'invited' : 'active';
}

/** What people change of their own record on the profile. */
export const profileFormSchema = v.object({
  name: personName('your name', 2, 120),
  theme: v.picklist(THEMES),
});
export type ProfileInput = v.InferInput<typeof profileFormSchema>;
