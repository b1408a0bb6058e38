import { formatPercent } from '@fm/ui';

/** `formatPercent` takes hundredths of a percent. */
const PARTS_OF_ONE = 10_000;

/** A share to a tenth of a percent: what happens once in a thousand times is still seen. */
export const shareText = (share: number): string =>
  formatPercent(Math.round(share * 1_000) * (PARTS_OF_ONE / 1_000));
