import { useActor } from '@fm/data';
import { offerOfItem } from '@fm/domain/offer';
import type { Actor, Stored } from '@fm/domain/record';
import { mayTransitionWorkOrder } from '@fm/domain/role';
import {
  checklistItems,
  checklistProgress,
  isFailed,
  WORK_ORDER_STATUS_LABELS,
  type WorkOrder,
} from '@fm/domain/work-order';
import { formatSentence, Panel } from '@fm/ui';
import { useOrderAssets } from '../../order/assets/api/order-assets';
import { useRepairOffers } from './api/repair-offers';
import css from './checklist.module.css';
import { ChecklistRow } from './checklist-row';
import { useChecklistFill } from './use-checklist-fill';

/** What is to be checked on the job, filled in item by item by whoever is on it. */
export function Checklist({ order }: { readonly order: Stored<WorkOrder> }) {
  const actor = useActor();
  const fill = useChecklistFill(order);
  const items = checklistItems(order.checklist);
  const offers = useRepairOffers(items.some(isFailed) ? order.id : undefined);
  const readsMeters = items.some(({ kind }) => kind === 'meter');
  const assets = useOrderAssets(readsMeters ? order : {}).rows;
  if (items.length === 0) return null;
  const lock = lockOf(order, actor);
  const { filled, total, missing } = checklistProgress(order.checklist);
  return (
    <Panel title="Checklist" actions={<span>{`${filled} of ${total} filled in`}</span>}>
      {lock && <p className={css.lock}>{lock}</p>}
      {!lock && missing > 0 && (
        <p className={css.lock}>
          {formatSentence(missing, {
            one: '{count} required item is open.',
            many: '{count} required items are open.',
          })}
        </p>
      )}
      {!lock && fill.typed.restored && (
        <p className={css.lock} role="status">
          What was typed before is back. A field is saved when you leave it.
        </p>
      )}
      <ul className={css.items}>
        {items.map((item) => (
          <ChecklistRow
            key={item.id}
            order={order}
            item={item}
            offer={offers.status === 'loading' ? undefined : (offerOfItem(offers.rows, item.id) ?? 'none')}
            asset={item.kind === 'meter' ? assets.find(({ id }) => id === item.assetRef?.id) : undefined}
            fill={fill}
            readOnly={lock !== undefined}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** Why `actor` cannot fill in the checklist; undefined where they can. */
function lockOf(order: WorkOrder & { readonly trashed?: boolean }, actor: Actor): string | undefined {
  if (order.trashed) return 'The order is in the trash, so its checklist stays as it is.';
  if (order.statusGroup === 'closed') {
    return `The order is ${WORK_ORDER_STATUS_LABELS[order.status].toLowerCase()}, so its checklist stays as it is.`;
  }
  if (!mayTransitionWorkOrder(actor, order))
    return 'Office staff, the lead and the crew fill in the checklist.';
  return undefined;
}
