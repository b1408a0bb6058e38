import { type LiveRecord, useLiveRecord } from '@fm/data';
import { LABOUR_RATES_ID, type LabourRates, labourRatesOf } from '@fm/domain/labour';

/** What an hour of each entry costs, with what failed if it did; not asked for unless `wanted`. `missing` is none yet. */
export const useRatesOf = (orderId: string, wanted: boolean): LiveRecord<LabourRates> =>
  useLiveRecord(labourRatesOf(orderId), wanted ? LABOUR_RATES_ID : undefined);
