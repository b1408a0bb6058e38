import {
  accountAddress,
  auditAddress,
  jobAddress,
  settingsAddress,
  statisticsAddress,
  usageAddress,
} from '@fm/contract/addresses';
import { listAddress } from '@fm/data';
import { Tabs } from '@fm/ui';

/** What administrators look after. */
export const AdminTabs = ({
  current,
}: {
  readonly current: 'accounts' | 'settings' | 'jobs' | 'audit' | 'statistics' | 'usage';
}) => (
  <Tabs
    label="Administration"
    tabs={[
      { to: listAddress(accountAddress.list()), label: 'Accounts', current: current === 'accounts' },
      { to: settingsAddress.form(), label: 'Settings', current: current === 'settings' },
      { to: jobAddress.list(), label: 'Jobs', current: current === 'jobs' },
      { to: auditAddress.list(), label: 'Audit', current: current === 'audit' },
      { to: statisticsAddress.list(), label: 'Statistics', current: current === 'statistics' },
      { to: usageAddress.list(), label: 'Usage', current: current === 'usage' },
    ]}
  />
);
