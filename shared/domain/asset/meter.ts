import { lacking, type TransitionOutcome } from '../transitions';
import { type Asset, MAX_METER } from './asset';

/** What a person gives with a reading. */
export interface ReadingInput {
  readonly value: number;
  /** Why it is lower than the last one: the meter was replaced, or the last one was wrong. */
  readonly reason?: string | undefined;
}

/** Whether a reading needs a reason. */
export const isLowerReading = ({ meter }: Pick<Asset, 'meter'>, value: number): boolean =>
  meter !== undefined && value < meter.value;

/** Writes what the meter of an asset shows: what to write, or why not. */
export function readMeter(
  asset: Asset,
  { value, reason = '' }: ReadingInput,
  now: Date,
): TransitionOutcome<Asset> {
  const { meter } = asset;
  if (!meter) return { ok: false, message: 'This asset has no meter. Add one to it first.' };
  const problem = lacking({
    value:
      value >= 0 && value <= MAX_METER
        ? undefined
        : `Enter a reading from 0 to ${MAX_METER.toLocaleString('en')}.`,
    reason:
      isLowerReading(asset, value) && reason.trim() === ''
        ? 'Say why the reading is lower than the last one.'
        : undefined,
  });
  if (problem) return problem;
  const note = reason.trim();
  return {
    ok: true,
    kind: 'changed',
    patch: { meter: { ...meter, value, at: now } },
    ...(note && { note }),
  };
}
