import { formatNumber, formatSentence, Notice } from '@fm/ui';
import type { FoundTogether } from '../../planning/assignment/find-warnings-together';
import { moreOrdersText, plannedText } from './order-text';
import css from './plan-warnings.module.css';

/** Orders that are told about, and reasons of each: enough to judge by. */
const MOST_ORDERS = 5;
const MOST_REASONS = 2;

interface PlanWarningsProps {
  readonly found: FoundTogether;
  /** Orders that are planned. */
  readonly total: number;
}

/** What speaks against a plan of many orders, order by order. It forbids nothing. */
export function PlanWarnings({ found: { orders, capped }, total }: PlanWarningsProps) {
  const left = orders.length - MOST_ORDERS;
  return (
    <Notice
      tone="warning"
      title={formatSentence(total, {
        one: 'Something speaks against this plan',
        many: `Something speaks against ${formatNumber(orders.length)} of {count} plans`,
      })}
    >
      <ul className={css.orders} aria-label="What speaks against it">
        {orders.slice(0, MOST_ORDERS).map(({ order, warnings }) => (
          <li key={order.id}>
            <p className={css.order} dir="auto">
              {plannedText(order)}
            </p>
            <ul className={css.reasons}>
              {warnings.slice(0, MOST_REASONS).map(({ kind, employeeId, words }) => (
                <li key={`${kind} ${employeeId} ${words}`}>{words}</li>
              ))}
              {warnings.length > MOST_REASONS && (
                <li>{`And ${formatNumber(warnings.length - MOST_REASONS)} more.`}</li>
              )}
            </ul>
          </li>
        ))}
      </ul>
      {left > 0 && <p className={css.more}>{moreOrdersText(left)}</p>}
      {capped && <p className={css.more}>There are more people or jobs in that time than were looked at.</p>}
    </Notice>
  );
}
