/**
 * What the service asks, in US dollars, and what it gives for nothing; noted on 2026-11-27 from copies of the pages that
 * are named, not from an account. Prices of the database differ by location: these are those of several regions (eur3,
 * nam5), the highest, so that one region such as Frankfurt costs less. Look up the own place before a budget is made.
 */
export const PRICES = {
  /** Cloud Firestore, standard edition: https://cloud.google.com/firestore/pricing */
  readsPer100k: 0.06,
  writesPer100k: 0.18,
  deletesPer100k: 0.02,
  storedGiBMonth: 0.18,
  sentGiB: 0.12,
  /** A day: https://firebase.google.com/docs/firestore/quotas */
  freeReadsDay: 50_000,
  freeWritesDay: 20_000,
  freeDeletesDay: 20_000,
  freeStoredGiB: 1,
  freeSentGiBMonth: 10,
  /** Functions, which run on Cloud Run, places of the second tier such as Frankfurt: https://cloud.google.com/run/pricing */
  vcpuSecond: 0.000_033_6,
  memoryGiBSecond: 0.000_003_5,
  requestsPerMillion: 0.4,
  /** A month. */
  freeVcpuSeconds: 180_000,
  freeGiBSeconds: 360_000,
  freeRequests: 2_000_000,
} as const;
