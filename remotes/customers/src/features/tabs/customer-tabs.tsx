import { customerAddress } from '@fm/contract/addresses';
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
      { to: customerAddress.edit(id), label: 'Details', current: current === 'details' },
      { to: customerAddress.history(id), label: 'History', current: current === 'history' },
    ]}
  />
);
