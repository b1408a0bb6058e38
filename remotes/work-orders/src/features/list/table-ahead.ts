import type { Opening } from '@fm/contract';
import { openedSearch } from '@fm/data';
import { orderList } from './order-list';
import { screenIn } from './plan-address';

/** Asks for the orders of the table before it is drawn; board and calendar ask for others. */
export function tableAhead({ search, session }: Opening): void {
  const opened = openedSearch(session.uid, orderList.path, search);
  if (screenIn(new URLSearchParams(opened)) === 'table') orderList.ahead({ search: opened, session });
}
