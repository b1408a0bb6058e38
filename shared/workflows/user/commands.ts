import { endSessions, invite, removeUser, resetSecondFactor, restoreUser } from './access';
import { bindPrepared } from './bind-prepared';
import { registerDevice, removeDevice } from './devices';
import { saveDigest, saveOwnName, saveTheme } from './own-settings';
import { saveUser } from './save-user';

/** What can be changed about logins. */
export const userCommands = [
  saveOwnName,
  saveTheme,
  saveDigest,
  registerDevice,
  removeDevice,
  saveUser,
  bindPrepared,
  invite,
  endSessions,
  resetSecondFactor,
  removeUser,
  restoreUser,
] as const;
