import type { ComputedPatch, Ref } from '../record';
import { type Customer, type CustomerStatus, MAX_TAGS, STATUSES_WITH_REASON } from './customer';

/** What a change of many customers makes of each of them. */
export type CustomerChange = (customer: Customer) => ComputedPatch<Customer>;

/** Gives a status; the reason goes with the statuses that make people ask. */
export const toStatus =
  (status: CustomerStatus, reason: string): CustomerChange =>
  () => ({
    ok: true,
    patch: { status, statusReason: STATUSES_WITH_REASON.includes(status) ? reason : undefined },
  });

/** Gives an account manager; null leaves them without one. */
export const toManager =
  (manager: Ref | null): CustomerChange =>
  () => ({ ok: true, patch: { accountManagerRef: manager ?? undefined } });

/** Adds tags and takes others away. */
export const withTags =
  (added: readonly string[], removed: readonly string[]): CustomerChange =>
  ({ tags: before }) => {
    const tags = [...new Set([...before.filter((tag) => !removed.includes(tag)), ...added])];
    return tags.length <= MAX_TAGS
      ? { ok: true, patch: { tags } }
      : { ok: false, message: `It would have ${tags.length} tags. Keep at most ${MAX_TAGS}.` };
  };
