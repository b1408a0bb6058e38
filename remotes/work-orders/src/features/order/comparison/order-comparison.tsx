import { COMPANY } from '@fm/domain/company';
import { compareOrder } from '@fm/domain/comparison';
import { jobOf } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { seesPrices } from '@fm/domain/role';
import type { WorkOrder } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { ComparisonPanel, MOST_TIMES } from '@fm/screens/record';
import { useRatesOf } from '../../print/report/api/labour-rates';
import { useLabour } from '../../work/labour/api/labour';

/** Offered, done and cost of an order by its lines of an offer, for those who may know prices. */
export function OrderComparison({ order }: { readonly order: Stored<WorkOrder> }) {
  const priced = seesPrices(useSession().role);
  return priced && order.offered !== undefined ? <Compared order={order} /> : null;
}

function Compared({ order }: { readonly order: Stored<WorkOrder> }) {
  const labour = useLabour(jobOf(order), MOST_TIMES + 1);
  const rates = useRatesOf(order.id, true);
  return <ComparisonPanel of={comparedOf(order, labour, rates)} currency={COMPANY.currency} />;
}

function comparedOf(
  order: Stored<WorkOrder>,
  labour: ReturnType<typeof useLabour>,
  rates: ReturnType<typeof useRatesOf>,
): Parameters<typeof ComparisonPanel>[0]['of'] {
  if (labour.status === 'failed' && labour.failure)
    return { status: 'failed', failure: labour.failure, retry: labour.retry };
  if (rates.status === 'failed') return rates;
  if (labour.status !== 'ready' || rates.status === 'loading') return { status: 'loading' };
  const isPartial = labour.rows.length > MOST_TIMES;
  const known = rates.status === 'ready' ? rates.record : { rates: {} };
  return { status: 'ready', rows: compareOrder({ order, labour: labour.rows, rates: known, isPartial }) };
}
