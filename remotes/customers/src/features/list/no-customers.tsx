import { Button, EmptyState } from '@fm/ui';
import type { CustomerView } from './customer-view';
import { NewCustomer } from './new-customer';

/** Says why the list is empty, with a way on. */
export function NoCustomers({ view }: { readonly view: CustomerView }) {
  if (view.active === 0) {
    return (
      <EmptyState title="No customers yet" action={<NewCustomer />}>
        A customer pays; work is done at the customer's sites.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No customer matches these filters"
      action={
        <Button variant="outline" onClick={view.clear}>
          Clear all filters
        </Button>
      }
    >
      Search looks at names, numbers, towns, phone numbers, e-mail addresses and tags.
    </EmptyState>
  );
}
