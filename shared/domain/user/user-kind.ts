import { defineKind } from '../record';
import { ROLE_LABELS } from '../role';
import { tokensOf } from '../tokens';
import { THEME_LABELS, type User, userBase, userSchema } from './user';

export const users = defineKind<User>({
  path: 'users',
  type: 'user',
  called: { one: 'login', many: 'logins' },
  schema: userSchema,
  // The role as it is stored: administrators are to see which one is unknown.
  readAs: userBase,
  fields: {
    email: 'E-mail',
    role: { label: 'Role', labels: ROLE_LABELS },
    name: 'Name',
    employeeId: 'Employee id',
    locale: 'Locale',
    timezone: 'Timezone',
    theme: { label: 'Theme', labels: THEME_LABELS },
    digest: 'Mail each morning',
    disabled: 'Disabled',
    invitedAt: 'Invited',
    signedOutAt: 'Signed out everywhere',
    secondFactorResetAt: 'Second factor taken away',
  },
  // Who may do what concerns administrators alone.
  isPrivate: true,
  trash: 'along',
  personal: ['name', 'email'],
  label: (user) => user.name,
  tokens: (user) => tokensOf([user.name, user.email]),
});
