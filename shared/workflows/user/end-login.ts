import type { Stored } from '@fm/domain/record';
import { ADMIN } from '@fm/domain/role';
import { isPrepared, type User, users } from '@fm/domain/user';
import type { DocumentQuery } from '../documents';
import type { HistoryNote, Unit } from '../unit';
import { bindEmployee } from './bind-employee';

/** Who is left when all others have gone. */
const otherAdministrators: DocumentQuery = {
  path: users.path,
  filters: [['role', '==', ADMIN]],
  orders: [],
  limit: 100,
};

/**
 * Disables a login: open pages leave at once, and the identity service follows. An invitation that nobody took is gone.
 * False where it is that of the only administrator, who keeps it.
 */
export async function endLogin(unit: Unit, login: Stored<User>, note: HistoryNote): Promise<boolean> {
  const { id, employeeId } = login;
  if (login.role === ADMIN && !(await hasOther(unit, id))) return false;
  if (isPrepared(login)) {
    // Nobody has this login yet: without the record, the link of the mail opens nothing.
    await bindEmployee(unit, id, employeeId, undefined);
    await unit.purgeAlong(users, id, []);
  } else await unit.change(users, id, () => ({ ok: true, patch: { disabled: true }, ...note }));
  return true;
}

async function hasOther(unit: Unit, id: string): Promise<boolean> {
  const all = await unit.list(users, otherAdministrators);
  return all.some((other) => other.id !== id && !other.disabled && !other.trashed);
}
