import type { Stored } from '../record';
import { CUSTOMER_STATUS_LABELS, type Customer, STATUSES_WITH_REASON } from './customer';

/** What people hear who plan work for a customer that is blocked. */
export interface CustomerBlock {
  readonly customerId: string;
  readonly title: string;
  /** Why, and whom to ask. */
  readonly text: string;
}

/** Why to think twice before planning work for a customer; undefined where nothing speaks against it. */
export function customerBlock({
  id,
  status,
  statusReason,
  accountManagerRef,
}: Pick<Stored<Customer>, 'id' | 'status' | 'statusReason' | 'accountManagerRef'>):
  | CustomerBlock
  | undefined {
  if (!STATUSES_WITH_REASON.includes(status)) return undefined;
  const reason = statusReason?.trim() ?? '';
  const ask = `Ask ${accountManagerRef?.name ?? 'the office'} before you go on.`;
  return {
    customerId: id,
    title: `This customer is marked “${CUSTOMER_STATUS_LABELS[status]}”`,
    text: reason === '' ? ask : `${/[.!?…]$/.test(reason) ? reason : `${reason}.`} ${ask}`,
  };
}
