import type { Table } from '../request';
import { adminAccounts } from './admin-accounts';
import { createAuthUri } from './create-auth-uri';
import { deleteCases } from './delete';
import { lookupCases } from './lookup';
import { requests } from './requests';
import { resetPassword } from './reset-password';
import { sendOobCode } from './send-oob-code';
import { signInWithPassword } from './sign-in-with-password';
import { signUpCases } from './sign-up';
import { token } from './token';
import { updateCases } from './update';

/** Calls whose answers depend on whether addresses are hidden: compared both ways, the others with it on. */
const BOTH_WAYS: Readonly<Record<string, Table>> = {
  'sign-in-with-password': signInWithPassword,
  'send-oob-code': sendOobCode,
  'create-auth-uri': createAuthUri,
};

const HIDING: Readonly<Record<string, Table>> = {
  'sign-up': signUpCases,
  lookup: lookupCases,
  update: updateCases,
  delete: deleteCases,
  'reset-password': resetPassword,
  token,
  'admin-accounts': adminAccounts,
  requests,
};

/** A table as it is recorded and compared: the name is that of its fixture. */
export interface Run {
  name: string;
  table: Table;
  /** Enumeration protection. */
  hidesAddresses: boolean;
}

const runs = (tables: Readonly<Record<string, Table>>, hidesAddresses: boolean, suffix = ''): Run[] =>
  Object.entries(tables).map(([name, table]) => ({ name: name + suffix, table, hidesAddresses }));

/** Everything that is compared. */
export const RUNS: readonly Run[] = [
  ...runs(HIDING, true),
  ...runs(BOTH_WAYS, true),
  ...runs(BOTH_WAYS, false, '.addresses-shown'),
];
