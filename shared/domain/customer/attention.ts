import type { CustomerStatus } from './customer';

/** A contract that ends within so many days should be talked about. */
export const CONTRACT_NOTICE_DAYS = 60;

/** Why a customer itself needs somebody's attention; the list filters by it, the history says what to do about it. */
export const ATTENTIONS = ['contract', 'held'] as const;
export type CustomerAttention = (typeof ATTENTIONS)[number];

/** What is said of customers whose status makes people ask why. */
export const HELD_LABELS: Readonly<Partial<Record<CustomerStatus, string>>> = {
  onHold: 'On hold',
  doNotService: 'Not served',
};

export const ATTENTION_LABELS: Readonly<Record<CustomerAttention, string>> = {
  contract: 'Contract ends or ended',
  held: 'On hold or not served',
};
