import type { Meter } from '@fm/domain/asset';
import { formatNumber } from '@fm/ui';

/** What a meter shows: "12,000 h". */
export const readingText = ({ value, unit }: Pick<Meter, 'value' | 'unit'>): string =>
  `${formatNumber(value)} ${unit}`;
