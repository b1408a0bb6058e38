import type { Change, HistoryEvent } from './event';

const PRICE = /Minor$|^(discount|discountBp|taxByRate|marginBp)$/;

/** Whether a change is one of a price, a cost, a discount or a margin. */
const isPriceChange = ({ path }: Change): boolean => path.split('.').some((segment) => PRICE.test(segment));

/** A history entry for those who may not know prices: what else it says. */
export function withoutPrices<E extends Pick<HistoryEvent, 'changes'>>(event: E): E {
  const changes = event.changes.filter((change) => !isPriceChange(change));
  return changes.length === event.changes.length ? event : { ...event, changes };
}
