import { planAddress } from '@fm/contract/addresses';
import type { Asset } from '@fm/domain/asset';
import type { Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { describeRecurrence } from '@fm/domain/recurrence';
import { type Column, RowsPanel } from '@fm/ui/table';
import { NextDue } from '../../plans/status/next-due';
import { PlanStateMark } from '../../plans/status/plan-state';
import { usePlansOf } from './api/of-asset';

const columns: readonly Column<Stored<Plan>>[] = [
  { id: 'name', header: 'Plan', cell: ({ name }) => name },
  {
    id: 'rhythm',
    header: 'Frequency',
    cell: ({ recurrence, startDate }) => describeRecurrence(recurrence, startDate),
  },
  { id: 'due', header: 'Next occurrence', width: '9rem', cell: (plan) => <NextDue plan={plan} /> },
  { id: 'state', header: 'State', width: '7rem', cell: ({ state }) => <PlanStateMark state={state} /> },
];

/** The plans that look after an asset, the next due first. */
export function AssetPlans({ asset }: { readonly asset: Stored<Asset> }) {
  const rows = usePlansOf(asset.id);
  return (
    <RowsPanel
      title="Maintenance plans"
      called={{ one: 'plan', many: 'plans' }}
      none="No plan looks after it."
      {...{ rows, columns }}
      hrefOf={({ id }) => planAddress.record(id)}
    />
  );
}
