import type { UsageRow } from '@fm/domain/usage';
import { callFunction } from '@fm/firebase/functions';

const DEADLINE_MS = 10_000;

/** Has the server add counts to those of the day. Counts that do not arrive are lost: nobody waits for them. */
export async function sendUse(rows: readonly UsageRow[]): Promise<void> {
  if (rows.length === 0) return;
  await callFunction('countUse', { rows }, DEADLINE_MS).catch(() => undefined);
}
