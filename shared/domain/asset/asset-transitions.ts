import type { Actor, Stored } from '../record';
import { can } from '../role';
import {
  allowed,
  defineTransitions,
  type Facts,
  lacking,
  refused,
  type TransitionOutcome,
} from '../transitions';
import type { Asset } from './asset';
import { ASSET_STATUS_LABELS, type AssetStatus } from './labels';

export type AssetFact = 'staff';

/** Allowed changes of an asset's status; the security rules carry the same table and a test compares both. */
export const assetTransitions = defineTransitions<AssetStatus, AssetFact>([
  {
    from: ['operational', 'degraded', 'standby'],
    to: 'down',
    label: 'Down',
    who: ['staff'],
    needs: ['reason'],
  },
  {
    from: ['operational', 'down', 'standby'],
    to: 'degraded',
    label: 'Degraded',
    who: ['staff'],
    needs: ['reason'],
  },
  { from: ['degraded', 'down', 'standby'], to: 'operational', label: 'Operational', who: ['staff'] },
  { from: ['operational', 'degraded', 'down'], to: 'standby', label: 'Standby', who: ['staff'] },
  {
    from: ['operational', 'degraded', 'down', 'standby'],
    to: 'retired',
    label: 'Retire',
    who: ['staff'],
    needs: ['reason'],
  },
  { from: ['retired'], to: 'operational', label: 'Put back into service', who: ['staff'] },
]);

export const assetFacts = (actor: Actor): Facts<AssetFact> =>
  new Set<AssetFact>(can(actor.role, 'maintenance:edit') ? ['staff'] : []);

/** Statuses that make people ask why: the transition must say. */
export const STATUSES_WITH_CAUSE: readonly AssetStatus[] = ['degraded', 'down', 'retired'];

/** What a person gives with a transition. */
export interface AssetTransitionInput {
  readonly reason?: string | undefined;
}

/** Takes an asset from its status to `to`: what to write, or why not. */
export function transitionAsset(
  asset: Stored<Asset>,
  to: AssetStatus,
  { reason = '' }: AssetTransitionInput,
  actor: Actor,
  now: Date,
): TransitionOutcome<Asset> {
  const refusal = assetTransitions.refusal(asset.status, to, assetFacts(actor), ASSET_STATUS_LABELS);
  if (refusal) return refused(refusal);
  const cause = reason.trim();
  const problem = lacking({
    reason:
      STATUSES_WITH_CAUSE.includes(to) && cause === '' ? 'Say why, so that colleagues know.' : undefined,
  });
  if (problem) return problem;
  const statusReason = cause === '' || to === 'operational' ? undefined : cause;
  return allowed<Asset>({ status: to, statusReason, statusSince: now }, cause);
}
