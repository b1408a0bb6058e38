import { EmptyState, NothingListed } from '@fm/ui';
import type { CustomerView } from './customer-view';
import { NewCustomer } from './new-customer';

/** Says why the list is empty, with a way on. */
export const NoCustomers = ({ view }: { readonly view: CustomerView }) => (
  <NothingListed
    view={view}
    title="No customer matches these filters"
    searched="names, numbers, towns, phone numbers, e-mail addresses and tags"
  >
    <EmptyState title="No customers yet" action={<NewCustomer />}>
      A customer pays; work is done at the customer's sites.
    </EmptyState>
  </NothingListed>
);
