import { useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { checklistItems, checklistProgress, type WorkOrder } from '@fm/domain/work-order';
import { Panel } from '@fm/ui';
import css from './checklist.module.css';
import { ChecklistRow } from './checklist-row';
import { lockOf } from './lock';
import { useChecklistFill } from './use-checklist-fill';

/** What is to be checked on the job, filled in item by item by whoever is on it. */
export function Checklist({ order }: { readonly order: Stored<WorkOrder> }) {
  const actor = useActor();
  const fill = useChecklistFill(order);
  const items = checklistItems(order.checklist);
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
          <ChecklistRow key={item.id} order={order} item={item} fill={fill} readOnly={lock !== undefined} />
        ))}
      </ul>
    </Panel>
  );
}
