import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from '@fm/backend/seed';

function described({ email, name, role }: DemoAccount): string {
  if (role === undefined) return `${email}  ${name}, without a user record`;
  return `${email}  ${name}, role ${role === '' ? 'empty' : role}`;
}

/** The demo's logins, one a line, for whoever has just started the app. */
export const demoAccountLines = (): readonly string[] => [
  `Demo accounts, password ${DEMO_PASSWORD}:`,
  ...Object.values(DEMO_ACCOUNTS).map((account) => `  ${described(account)}`),
];
