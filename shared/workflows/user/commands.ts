import { bindPrepared } from './bind-prepared';
import { saveOwnName, saveTheme } from './own-settings';
import { saveUser } from './save-user';

/** What can be changed about logins. */
export const userCommands = [saveOwnName, saveTheme, saveUser, bindPrepared] as const;
