import * as v from 'valibot';
import { minor } from '../money';

const rate = v.pipe(minor, v.minValue(0));

/**
 * What an hour of each entry costs, by the entry's id: the rate of the person when it was noted, which a later rise
 * leaves as it is. Beside the entries, because not everybody who reads those may know what people earn.
 */
export const labourRatesSchema = v.object({
  rates: v.record(v.string(), rate),
  /** What an hour of each entry is sold for, of people for whom that is kept. */
  billRates: v.optional(v.record(v.string(), rate)),
});
export type LabourRates = v.InferOutput<typeof labourRatesSchema>;

/** Each order has one such document at most, under this id. */
export const LABOUR_RATES_ID = 'labour';
