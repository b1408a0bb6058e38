import { type CustomerBlock, customerBlock, customers } from '@fm/domain/customer';
import type { Ref } from '@fm/domain/record';
import { useLiveRecord } from '../live/live-record';

/** Why to think twice before planning work for the customer chosen in a field, live. One read. */
export function useCustomerBlock(chosen: Ref | null | undefined): CustomerBlock | undefined {
  const live = useLiveRecord(customers, chosen?.id);
  return live.status === 'ready' ? customerBlock(live.record) : undefined;
}
