import { customerAddress } from '@fm/contract/addresses';
import { Tabs } from '@fm/ui';

/** The sides of a customer one can look at. */
export type CustomerSide = 'summary' | 'history';

interface CustomerTabsProps {
  readonly id: string;
  readonly current: CustomerSide;
}

/** The two sides of a customer: how things stand, and what happened. */
export const CustomerTabs = ({ id, current }: CustomerTabsProps) => (
  <Tabs
    label="Customer"
    tabs={[
      { to: customerAddress.record(id), label: 'Summary', current: current === 'summary' },
      { to: customerAddress.history(id), label: 'History', current: current === 'history' },
    ]}
  />
);
