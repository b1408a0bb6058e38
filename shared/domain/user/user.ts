import * as v from 'valibot';
import { defineKind } from '../record';
import { requiredText } from '../text';
import { tokensOf } from '../tokens';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_LABELS: Readonly<Record<Theme, string>> = {
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
};

/** A login. The document's id is the uid of the identity service; identity without such a record grants nothing. */
export const userSchema = v.object({
  /** Lower case: the sign-in looks it up by equality. */
  email: v.string(),
  /** Free text; 'admin' and 'manager' have a meaning of their own, '' is allowed. */
  role: v.string(),
  name: v.string(),
  /** The person behind the login, to whom work is assigned. */
  employeeId: v.optional(v.string()),
  locale: v.optional(v.string()),
  timezone: v.optional(v.string()),
  theme: v.optional(v.picklist(THEMES)),
  disabled: v.optional(v.boolean()),
});
export type User = v.InferOutput<typeof userSchema>;

/** What people change of their own record on the profile. */
export const profileFormSchema = v.object({
  name: requiredText('your name', 2, 120),
  theme: v.picklist(THEMES),
});
export type ProfileInput = v.InferInput<typeof profileFormSchema>;

export const users = defineKind<User>({
  path: 'users',
  type: 'user',
  schema: userSchema,
  label: (user) => user.name,
  tokens: (user) => tokensOf([user.name, user.email]),
});
