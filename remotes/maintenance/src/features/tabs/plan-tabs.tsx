import { listAddress } from '@fm/data';
import { Tabs } from '@fm/ui';

/** The views of maintenance: all plans, the visits whose orders are due, and what is looked after. */
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
      { to: listAddress('/maintenance'), label: 'Plans', current: current === 'plans' },
      { to: '/maintenance/due', label: 'Due', count: due, current: current === 'due' },
      { to: listAddress('/maintenance/assets'), label: 'Assets', current: current === 'assets' },
    ]}
  />
);
