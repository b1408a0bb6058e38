import { useExport, useListCounts, useSavedViews } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { ExportButton, ListState, Page, TrashLink } from '@fm/ui';
import { ViewsMenu } from '@fm/ui/select';
import { useSelection } from '@fm/ui/table';
import { useMemo } from 'react';
import { customerColumns } from '../csv/export-columns';
import { useCustomersPage } from './api/customers-page';
import { CustomerBulk } from './bulk/customer-bulk';
import { CustomerFilters } from './customer-filters';
import { CustomerTable } from './customer-table';
import { useCustomerView } from './customer-view';
import { ImportLink } from './import-link';
import { NewCustomer } from './new-customer';
import { NoCustomers } from './no-customers';

/** Everybody the company works for, or would like to. */
export function CustomerList() {
  const view = useCustomerView();
  const page = useCustomersPage(view);
  const views = useSavedViews('/customers');
  const file = useExport('customers', customerColumns, page);
  const counts = useListCounts(customers, page, view.active);
  const ids = useMemo(() => page.rows.map(({ id }) => id), [page.rows]);
  const selection = useSelection(ids);
  return (
    <Page
      title="Customers"
      actions={
        <>
          <TrashLink to="/customers/trash" />
          <NewCustomer />
        </>
      }
    >
      <CustomerFilters
        view={view}
        counts={counts}
        end={
          <>
            <ViewsMenu of={views} />
            <ExportButton of={file} noun="customers" total={page.total} />
            <ImportLink />
          </>
        }
      />
      <ListState
        of={page}
        noun="customers"
        empty={<NoCustomers view={view} />}
        onMove={view.moveTo}
        columns={6}
      >
        <CustomerTable rows={page.rows} view={view} selection={selection} />
      </ListState>
      <CustomerBulk rows={page.rows} selection={selection} />
    </Page>
  );
}
