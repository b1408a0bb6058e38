import { useHost } from '@fm/platform';
import { EmptyState, Page } from '@fm/ui';
import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { AccountFormScreen } from './account-form';
import { AccountList } from './account-list';
import { AuditScreen } from './audit-screen';
import { JobList } from './job-list';
import { SettingsScreen } from './settings/settings-screen';
import { StatisticsScreen } from './statistics/statistics-screen';
import { UsageScreen } from './usage/usage-screen';

/** `/admin` and what is below: for administrators. */
export function Administration({ notFound }: { readonly notFound: ReactNode }) {
  const screen = useRoutes([
    { index: true, element: <AccountList /> },
    { path: 'form', element: <AccountFormScreen /> },
    { path: 'jobs', element: <JobList /> },
    { path: 'audit', element: <AuditScreen /> },
    { path: 'settings', element: <SettingsScreen /> },
    { path: 'statistics', element: <StatisticsScreen /> },
    { path: 'usage', element: <UsageScreen /> },
    { path: '*', element: notFound },
  ]);
  if (useHost().can('users:manage')) return screen;
  return (
    <Page title="Administration">
      <EmptyState title="Only administrators work here">
        Ask one of them when somebody needs access, or when yours is wrong.
      </EmptyState>
    </Page>
  );
}
