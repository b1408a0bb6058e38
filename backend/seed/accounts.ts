import type { Actor } from '@fm/domain/record';

/** The password of every demo account. Demo accounts exist in the embedded backend only. */
export const DEMO_PASSWORD = 'facility-demo';

/** A login of the demo; without `role` it has no user record. */
export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly role?: string;
  readonly employeeId?: string;
}

/** The demo's logins: an admin, office staff, a manager, an empty role, and an identity without a user record. */
export const DEMO_ACCOUNTS = {
  admin: {
    uid: 'demo-admin',
    email: 'admin@nordhaus.example',
    name: 'Ana Adler',
    role: 'admin',
    employeeId: 'employee-01',
  },
  office: {
    uid: 'demo-office',
    email: 'office@nordhaus.example',
    name: 'Olga Brandt',
    role: 'office',
    employeeId: 'employee-02',
  },
  manager: {
    uid: 'demo-manager',
    email: 'manager@nordhaus.example',
    name: 'Marek Wolny',
    role: 'manager',
    employeeId: 'employee-03',
  },
  empty: {
    uid: 'demo-empty',
    email: 'empty@nordhaus.example',
    name: 'Emil Otto',
    role: '',
    employeeId: 'employee-04',
  },
  nodata: { uid: 'demo-nodata', email: 'nodata@nordhaus.example', name: 'Nora Data' },
} as const satisfies Record<string, DemoAccount>;

/** The logins that may act. */
export const ACTORS: Readonly<Record<'admin' | 'office' | 'manager' | 'empty', Actor>> = {
  admin: DEMO_ACCOUNTS.admin,
  office: DEMO_ACCOUNTS.office,
  manager: DEMO_ACCOUNTS.manager,
  empty: DEMO_ACCOUNTS.empty,
};

/** Who writes most of the records. */
export const OFFICE_ACTORS: readonly Actor[] = [ACTORS.office, ACTORS.office, ACTORS.empty, ACTORS.admin];
