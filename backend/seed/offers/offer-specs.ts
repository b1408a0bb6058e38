import type { LostReason, OfferStatus } from '@fm/domain/offer';

/** What becomes of an offer, and what is special about it. */
export interface OfferSpec {
  readonly status: Exclude<OfferStatus, 'superseded'>;
  /** Days before today at which it was written. */
  readonly age: number;
  /** Earlier versions it replaced. */
  readonly replaced?: number;
  readonly options?: boolean;
  readonly lostReason?: LostReason;
  readonly special?: 'long' | 'inclusive' | 'free' | 'smallest' | 'largest' | 'expiresSoon';
}

const sent: OfferSpec[] = [
  { status: 'sent', age: 26, special: 'expiresSoon' },
  { status: 'sent', age: 25, special: 'expiresSoon' },
  { status: 'sent', age: 24, special: 'expiresSoon', options: true },
  { status: 'sent', age: 20, replaced: 2 },
  { status: 'sent', age: 18, replaced: 1 },
  { status: 'sent', age: 16, special: 'inclusive' },
  { status: 'sent', age: 14, options: true },
  { status: 'sent', age: 12, special: 'largest' },
  { status: 'sent', age: 10, special: 'smallest' },
  { status: 'sent', age: 8 },
  { status: 'sent', age: 6 },
  { status: 'sent', age: 4 },
];

const declined: OfferSpec[] = (
  ['price', 'timing', 'competitor', 'noAnswer', 'scope', 'other', 'price', 'competitor'] as const
).map((lostReason, n) => ({
  status: 'declined',
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
  { status: 'draft', age: 1, special: 'long' },
  { status: 'draft', age: 2, special: 'free' },
  { status: 'draft', age: 3, options: true },
  { status: 'draft', age: 4 },
  { status: 'draft', age: 6 },
  { status: 'draft', age: 8 },
  ...sent,
  ...Array.from({ length: 10 }, (_, n): OfferSpec => ({ status: 'converted', age: 60 + n * 16 })),
  { status: 'accepted', age: 22, replaced: 2 },
  { status: 'accepted', age: 28, options: true },
  { status: 'accepted', age: 33 },
  ...declined,
  ...Array.from({ length: 4 }, (_, n): OfferSpec => ({ status: 'expired', age: 55 + n * 11 })),
  { status: 'withdrawn', age: 30 },
  { status: 'withdrawn', age: 75 },
];
