import { planAddress } from '@fm/contract/addresses';
import { maintenancePlans, PLAN_STATE_LABELS, type Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { describeRecurrence } from '@fm/domain/recurrence';
import type { Site } from '@fm/domain/site';
import { formatDay } from '@fm/ui';
import { type Column, RowsPanel } from '@fm/ui/table';
import { usePlansAt } from './api/of-site';

const columns: readonly Column<Stored<Plan>>[] = [
  { id: 'name', header: 'Plan', cell: ({ name }) => name },
  {
    id: 'rhythm',
    header: 'Frequency',
    cell: ({ recurrence, startDate }) => describeRecurrence(recurrence, startDate),
  },
  {
    id: 'due',
    header: 'Next occurrence',
    width: '9rem',
    cell: ({ nextDueDate }) => nextDueDate && formatDay(nextDueDate),
  },
  { id: 'state', header: 'State', width: '7rem', cell: ({ state }) => PLAN_STATE_LABELS[state] },
];

/** What is done at a site regularly, the next due first. */
export const PlansAtSite = ({ site }: { readonly site: Stored<Site> }) => (
  <RowsPanel
    title="Maintenance plans"
    called={maintenancePlans.called}
    none="Nothing is done here regularly."
    rows={usePlansAt(site.id)}
    columns={columns}
    hrefOf={(plan) => planAddress.record(plan.id)}
  />
);
