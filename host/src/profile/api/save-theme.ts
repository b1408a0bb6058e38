import { type Outcome, run } from '@fm/data';
import type { Theme } from '@fm/domain/user';

/** Keeps the theme with the own record. The last choice wins, wherever it was made. */
export const saveTheme = (theme: Theme): Promise<Outcome<unknown>> => run('users.saveTheme', { theme });
