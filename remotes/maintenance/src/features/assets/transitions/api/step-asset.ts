import { type Outcome, run } from '@fm/data';
import type { AssetStatus, ReadingInput } from '@fm/domain/asset';

/** Takes an asset from its present status to `to`, with its history entry. */
export const moveAsset = (id: string, to: AssetStatus, reason: string | undefined): Promise<Outcome<null>> =>
  run('assets.transition', { id, to, reason });

/** Notes what the meter of an asset shows. */
export const noteReading = (id: string, input: ReadingInput): Promise<Outcome<null>> =>
  run('assets.readMeter', { id, ...input });
