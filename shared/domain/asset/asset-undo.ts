import type { Actor } from '../record';
import type { UndoTransition } from '../transitions';
import type { Asset } from './asset';
import {
  type AssetTransitionInput,
  assetFacts,
  assetTransitions,
  STATUSES_WITH_CAUSE,
} from './asset-transitions';
import type { AssetStatus } from './labels';

/**
 * The transition that takes an asset back to its status before it became `to`; undefined where no allowed one leads
 * there.
 */
export function undoAsset(
  before: Pick<Asset, 'status' | 'statusReason'>,
  to: AssetStatus,
  actor: Actor,
): readonly UndoTransition<AssetStatus, AssetTransitionInput>[] | undefined {
  const allowed = assetTransitions.next(to, assetFacts(actor));
  if (!allowed.some((transition) => transition.to === before.status)) return undefined;
  const reason = STATUSES_WITH_CAUSE.includes(before.status) ? (before.statusReason ?? 'Undone') : 'Undone';
  return [{ to: before.status, input: { reason } }];
}
