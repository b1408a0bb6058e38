import type { CalendarDay } from '../calendar-day';
import type { Asset } from './asset';

/** What a completed job says of an asset it was about. */
export interface Service {
  /** The day it was completed, at the site. */
  readonly on: CalendarDay;
  readonly reading?:
    | { readonly value: number; readonly at: Date; readonly unit?: string | undefined }
    | undefined;
}

/**
 * What a completed job writes into an asset: the day of its last service, and what its meter showed where nothing newer
 * is known. Empty where others wrote later ones.
 */
export function serviced({ lastServiceOn, meter }: Asset, { on, reading }: Service): Partial<Asset> {
  const unit = meter?.unit ?? reading?.unit;
  const isNewer = reading !== undefined && (meter === undefined || meter.at < reading.at);
  return {
    ...((lastServiceOn === undefined || lastServiceOn < on) && { lastServiceOn: on }),
    ...(isNewer && unit && { meter: { unit, value: reading.value, at: reading.at } }),
  };
}
