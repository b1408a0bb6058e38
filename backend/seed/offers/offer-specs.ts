import type { LostReason, OfferStatus } from '@fm/domain/offer';

/** What becomes of an offer, and what is special about it. */
export interface OfferSpec {
  readonly fate: Exclude<OfferStatus, 'superseded'>;
  /** Days before today at which it was written. */
  readonly age: number;
  /** Earlier versions it replaced. */
  readonly replaced?: number;
  readonly options?: boolean;
  readonly lostReason?: LostReason;
  readonly special?: 'long' | 'inclusive' | 'free' | 'smallest' | 'largest' | 'expiresSoon';
}

const sent: OfferSpec[] = [
  { fate: 'sent', age: 26, special: 'expiresSoon' },
  { fate: 'sent', age: 25, special: 'expiresSoon' },
  { fate: 'sent', age: 24, special: 'expiresSoon', options: true },
  { fate: 'sent', age: 20, replaced: 2 },
  { fate: 'sent', age: 18, replaced: 1 },
  { fate: 'sent', age: 16, special: 'inclusive' },
  { fate: 'sent', age: 14, options: true },
  { fate: 'sent', age: 12, special: 'largest' },
  { fate: 'sent', age: 10, special: 'smallest' },
  { fate: 'sent', age: 8 },
  { fate: 'sent', age: 6 },
  { fate: 'sent', age: 4 },
];

const declined: OfferSpec[] = (
  ['price', 'timing', 'competitor', 'noAnswer', 'scope', 'other', 'price', 'competitor'] as const
).map((lostReason, n) => ({
  fate: 'declined',
  age: 40 + n * 14,
  lostReason,
  ...(n === 0 && { replaced: 1 }),
  ...(n === 1 && { options: true }),
}));

/**
 * The 45 offers: 6 draft, 12 sent (3 of them about to expire), 10 converted, 3 accepted, 8 declined for every reason,
 * 4 expired, 2 withdrawn; 5 with options, 4 with earlier versions (6 of those in all).
 */
export const OFFER_SPECS: readonly OfferSpec[] = [
  { fate: 'draft', age: 1, special: 'long' },
  { fate: 'draft', age: 2, special: 'free' },
  { fate: 'draft', age: 3, options: true },
  { fate: 'draft', age: 4 },
  { fate: 'draft', age: 6 },
  { fate: 'draft', age: 8 },
  ...sent,
  ...Array.from({ length: 10 }, (_, n): OfferSpec => ({ fate: 'converted', age: 60 + n * 16 })),
  { fate: 'accepted', age: 22, replaced: 2 },
  { fate: 'accepted', age: 28, options: true },
  { fate: 'accepted', age: 33 },
  ...declined,
  ...Array.from({ length: 4 }, (_, n): OfferSpec => ({ fate: 'expired', age: 55 + n * 11 })),
  { fate: 'withdrawn', age: 30 },
  { fate: 'withdrawn', age: 75 },
];
