import type { UsageRow } from '@fm/domain/usage';
import { sendBeacon } from '@fm/firebase/beacon';

/** Has the server add counts to those of the day. Counts that do not arrive are lost: nobody waits for them. */
export async function sendUse(rows: readonly UsageRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sendBeacon('report', { rows }).catch(() => undefined);
}
