/** What holds for the company until its settings are kept as a record. */
export const COMPANY = {
  currency: 'EUR',
  locale: 'en-GB',
  timezone: 'Europe/Berlin',
  /** The public holidays kept; see `holidays`. */
  holidays: 'DE',
  /** Offered for lines of an offer, in basis points; the first is the default. */
  taxRatesBp: [1900, 700, 0],
  paymentDays: 30,
  /** Days an offer stays open unless it says otherwise. */
  offerValidDays: 30,
  /** Days a record stays in the trash. */
  trashDays: 30,
} as const;
