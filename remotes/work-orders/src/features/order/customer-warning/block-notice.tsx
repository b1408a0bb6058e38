import { useCustomerBlock } from '@fm/data';
import type { WorkOrder } from '@fm/domain/work-order';
import { Notice } from '@fm/ui';

interface BlockNoticeProps {
  readonly order: Pick<WorkOrder, 'customerRef' | 'statusGroup'>;
}

/**
 * Says why to think twice before working for the customer of an order: they may have been marked after it was written.
 * One read, live; none for an order that is over.
 */
export function BlockNotice({ order: { customerRef, statusGroup } }: BlockNoticeProps) {
  const block = useCustomerBlock(statusGroup === 'closed' ? undefined : customerRef);
  if (!block) return null;
  return (
    <Notice tone="warning" title={block.title}>
      <span dir="auto">{block.text}</span>
    </Notice>
  );
}
