import { useSearchParams } from 'react-router-dom';
import { OccurrenceOrderForm } from './occurrence-order-form';
import { OrderForm } from './work-order-form';

/** `/work-orders/form` creates, `?id=…` edits, `?plan=…&day=…` creates the order of a plan's occurrence. */
export function WorkOrderFormScreen() {
  const [params] = useSearchParams();
  const plan = params.get('plan');
  return plan === null || params.has('id') ? (
    <OrderForm />
  ) : (
    <OccurrenceOrderForm planId={plan} day={params.get('day') ?? ''} />
  );
}
