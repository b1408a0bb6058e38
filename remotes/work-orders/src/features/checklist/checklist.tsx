import { useActor } from '@fm/data';
import { offerOfItem } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { checklistItems, checklistProgress, isFailed, type WorkOrder } from '@fm/domain/work-order';
import { Panel } from '@fm/ui';
import { useOrderAssets } from '../assets/api/order-assets';
import { useRepairOffers } from './api/repair-offers';
import css from './checklist.module.css';
import { ChecklistRow } from './checklist-row';
import { lockOf } from './lock';
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
          {missing === 1 ? '1 required item is open.' : `${missing} required items are open.`}
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
