import { customerAddress } from '@fm/contract/addresses';

/** Where two customers are merged, or one with another that is still to be chosen. */
export const mergeAddress = (keep: string, away?: string): string => customerAddress.merge({ keep, away });
