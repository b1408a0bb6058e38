import {
  type Asset,
  type AssetStatus,
  assetFacts,
  assetTransitions,
  STATUSES_WITH_CAUSE,
} from '@fm/domain/asset';
import type { Actor } from '@fm/domain/record';

/** What takes an asset back to its status before it became `to`; undefined where no allowed step leads there. */
export function wayBack(
  before: Pick<Asset, 'status' | 'statusReason'>,
  to: AssetStatus,
  actor: Actor,
): { readonly reason: string } | undefined {
  const allowed = assetTransitions.next(to, assetFacts(actor));
  if (!allowed.some((step) => step.to === before.status)) return undefined;
  return {
    reason: STATUSES_WITH_CAUSE.includes(before.status) ? (before.statusReason ?? 'Undone') : 'Undone',
  };
}
