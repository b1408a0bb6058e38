import { accountAddress } from '@fm/contract/addresses';
import { kindOfRole, ROLE_LABELS, type ROLES } from '@fm/domain/role';
import { type User, users } from '@fm/domain/user';
import { defineList, type ListTable, RecordListPage, selectFilter } from '@fm/screens/list';
import type { ReactNode } from 'react';
import { AccountState } from './account-state';
import { AdminTabs } from './admin-tabs';
import { useAccountFacts } from './api/account-facts';
import { type AccountFilter, type AccountSort, accountsQuery, STAFF } from './api/accounts-query';
import { FactsContext, LastSignIn, SecondFactor } from './fact-cells';

/** Everybody who may sign in, is invited to, or may not any more. */
export const accountList = defineList<User, AccountFilter, AccountSort>({
  kind: users,
  path: accountAddress.list(),
  filters: {
    role: selectFilter({
      label: 'Role',
      values: ['admin', 'office', 'manager', STAFF],
      labels: {
        admin: ROLE_LABELS.admin,
        office: ROLE_LABELS.office,
        manager: ROLE_LABELS.manager,
        [STAFF]: ROLE_LABELS[''],
      },
      emptyLabel: 'Any role',
    }),
    state: selectFilter({
      label: 'State',
      values: ['disabled', 'removed'],
      labels: { disabled: 'Disabled', removed: 'Removed' },
      emptyLabel: 'All but removed ones',
    }),
  },
  sorts: ['name', 'email'],
  defaultSort: { column: 'name', direction: 'asc' },
  query: accountsQuery,
  empty: {
    filtered: 'No login matches these filters',
    searched: 'names and e-mail addresses',
    about: 'Who may sign in appears here. Invite somebody to begin.',
  },
  create: { to: accountAddress.new(), permission: 'users:manage' },
});

const accountTable: ListTable<User, AccountFilter, AccountSort> = {
  caption: 'Accounts',
  layoutName: 'accounts',
  columns: [
    { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
    { id: 'email', header: 'E-mail', sortable: true, cell: ({ email }) => email },
    { id: 'role', header: 'Role', width: '10rem', cell: ({ role }) => roleLabel(role) },
    { id: 'state', header: 'State', width: '9rem', cell: (user) => <AccountState user={user} /> },
    { id: 'seen', header: 'Last sign-in', width: '10rem', cell: (user) => <LastSignIn user={user} /> },
    {
      id: 'factor',
      header: 'Second factor',
      width: '8rem',
      showFrom: 'medium',
      cell: (user) => <SecondFactor user={user} />,
    },
  ],
  rowHref: ({ id }) => accountAddress.edit(id),
};

/** What a role is called, also one that is none of ours. */
export const roleLabel = (role: string): string =>
  kindOfRole(role) === 'unknown' ? `${role} (unknown)` : ROLE_LABELS[role as (typeof ROLES)[number]];

/** `/admin`: who has access. */
export const AccountList = () => (
  <RecordListPage
    list={accountList}
    table={accountTable}
    title="Accounts"
    above={<AdminTabs current="accounts" />}
    around={WithFacts}
    withoutTrash
  />
);

/** Asks the identity service about the logins of the page that is shown. */
function WithFacts({ children }: { readonly children: ReactNode }) {
  const { rows } = accountList.usePage(accountList.useView());
  return <FactsContext value={useAccountFacts(rows.map(({ id }) => id))}>{children}</FactsContext>;
}
