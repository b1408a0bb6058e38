import { workOrders } from '@fm/domain/work-order';
import { Button, Notice } from '@fm/ui';
import { useId } from 'react';
import { dayText } from '../../order/formatting/planned';
import type { PlannedDraft } from './draft-plans';
import { moreOrdersText, timeText } from './order-text';
import css from './proposed-times.module.css';
import type { LookedUpPlans } from './use-draft-plans';

/** Times that are named: as many as one command takes. */
const MOST_NAMED = 20;

/** Says which times were found for drafts that had none, before anybody gets them. */
export function ProposedTimes({ plans: { planned, status, retry } }: { readonly plans: LookedUpPlans }) {
  const id = useId();
  const proposed = planned.filter(({ isProposed }) => isProposed);
  if (status === 'failed')
    return (
      <Notice
        tone="warning"
        title="When their leads are free could not be looked up"
        action={
          <Button variant="outline" size="sm" onClick={retry}>
            Try again
          </Button>
        }
      >
        Those with a time of their own can be scheduled all the same.
      </Notice>
    );
  if (proposed.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        Proposed times
      </h3>
      <ul className={css.times}>
        {proposed.slice(0, MOST_NAMED).map((draft) => (
          <ProposedTime key={draft.order.id} {...draft} />
        ))}
      </ul>
      {proposed.length > MOST_NAMED && <p>{moreOrdersText(proposed.length - MOST_NAMED)}</p>}
    </section>
  );
}

/** An order, the time that was found and who has it; and when it was due where that is before. */
function ProposedTime({ order, lead, time }: PlannedDraft) {
  const { dueDate } = order;
  const isLate = dueDate !== undefined && (time.plannedDay ?? '') > dueDate;
  return (
    <li dir="auto">
      <span className={css.order}>{workOrders.label(order)}</span>
      <span className={css.time}>{`${timeText({ ...order, ...time })}, ${lead.name}`}</span>
      {isLate && <span className={css.late}>{`Due on ${dayText(dueDate)}, before this time.`}</span>}
    </li>
  );
}
