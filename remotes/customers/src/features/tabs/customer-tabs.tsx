import { Tabs } from '@fm/ui';

interface CustomerTabsProps {
  readonly id: string;
  readonly current: 'details' | 'history';
}

/** The two sides of a customer: what is known, and what happened. */
export const CustomerTabs = ({ id, current }: CustomerTabsProps) => (
  <Tabs
    label="Customer"
    tabs={[
      { to: `/customers/form?id=${id}`, label: 'Details', current: current === 'details' },
      { to: `/customers/${id}/history`, label: 'History', current: current === 'history' },
    ]}
  />
);
