import { changeRecord, type Outcome } from '@fm/data';
import type { Actor } from '@fm/domain/record';
import { type Theme, users } from '@fm/domain/user';

/** Keeps the theme with the own record. The last choice wins, wherever it was made. */
export const saveTheme = (actor: Actor, theme: Theme): Promise<Outcome<void>> =>
  changeRecord(users, actor, actor.uid, () => ({ ok: true, patch: { theme } }));
