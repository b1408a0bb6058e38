import { listAddress } from '@fm/data';
import { Tabs } from '@fm/ui';

/** The two views of maintenance: all plans, and the visits whose orders are due. */
export const PlanTabs = ({
  current,
  due,
}: {
  readonly current: 'plans' | 'due';
  readonly due?: number | undefined;
}) => (
  <Tabs
    label="Maintenance"
    tabs={[
      { to: listAddress('/maintenance'), label: 'Plans', current: current === 'plans' },
      { to: '/maintenance/due', label: 'Due', count: due, current: current === 'due' },
    ]}
  />
);
