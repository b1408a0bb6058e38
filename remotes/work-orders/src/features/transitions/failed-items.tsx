import { workOrderAddress } from '@fm/contract/addresses';
import type { Stored } from '@fm/domain/record';
import { checklistItems, followUpOfItem, isFailed, type WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { formatSentence, Notice, TextLink, VisuallyHidden } from '@fm/ui';

/** What a checklist found, named before the job is done with, and the way to an order for it. Nothing where all is well. */
export function FailedItems({ order }: { readonly order: Stored<WorkOrder> }) {
  const mayCreate = useHost().can('workOrders:edit');
  const failed = checklistItems(order.checklist).filter(isFailed);
  if (failed.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={formatSentence(failed.length, { one: '1 check failed', many: '{count} checks failed' })}
    >
      <ul>
        {failed.map((item) => (
          <li key={item.id} dir="auto">
            {[item.label, item.note].filter(Boolean).join(': ')}{' '}
            <FollowUp order={order} itemId={item.id} label={item.label} mayCreate={mayCreate} />
          </li>
        ))}
      </ul>
      {!mayCreate && <p>Office staff create follow-up orders for what failed.</p>}
    </Notice>
  );
}

interface FollowUpProps {
  readonly order: Stored<WorkOrder>;
  readonly itemId: string;
  readonly label: string;
  readonly mayCreate: boolean;
}

/** Opens beside the dialog: what is typed there stays. */
function FollowUp({ order, itemId, label, mayCreate }: FollowUpProps) {
  const followUp = followUpOfItem(order, itemId);
  if (followUp === undefined && !mayCreate) return null;
  const to =
    followUp === undefined
      ? workOrderAddress.new({ followUp: order.id, item: itemId })
      : workOrderAddress.record(followUp);
  return (
    <TextLink to={to} newTab>
      {followUp === undefined ? 'Create follow-up order' : 'Open follow-up order'}
      <VisuallyHidden>{` for ${label}`}</VisuallyHidden>
    </TextLink>
  );
}
