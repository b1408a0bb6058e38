import { changeRecord, type Outcome } from '@fm/data';
import { type AssetStatus, assets, type ReadingInput, readMeter, transitionAsset } from '@fm/domain/asset';
import type { Actor } from '@fm/domain/record';

/** Takes an asset from its present status to `to`, with its history entry. */
export const moveAsset = (
  actor: Actor,
  id: string,
  to: AssetStatus,
  reason: string | undefined,
): Promise<Outcome<void>> =>
  changeRecord(assets, actor, id, (current) => transitionAsset(current, to, { reason }, actor, new Date()));

/** Notes what the meter of an asset shows. */
export const noteReading = (actor: Actor, id: string, input: ReadingInput): Promise<Outcome<void>> =>
  changeRecord(assets, actor, id, (current) => readMeter(current, input, new Date()));
