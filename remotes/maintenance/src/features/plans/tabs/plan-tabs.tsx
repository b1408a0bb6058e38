import { assetAddress, planAddress } from '@fm/contract/addresses';
import { listAddress } from '@fm/data';
import { Tabs } from '@fm/ui';

/** The views of maintenance: all plans, the occurrences whose orders are due, and what is looked after. */
export const PlanTabs = ({
  current,
  due,
}: {
  readonly current: 'plans' | 'due' | 'assets';
  readonly due?: number | undefined;
}) => (
  <Tabs
    label="Maintenance"
    tabs={[
      { to: listAddress(planAddress.list()), label: 'Plans', current: current === 'plans' },
      { to: planAddress.due(), label: 'Due', count: due, current: current === 'due' },
      { to: listAddress(assetAddress.list()), label: 'Assets', current: current === 'assets' },
    ]}
  />
);
