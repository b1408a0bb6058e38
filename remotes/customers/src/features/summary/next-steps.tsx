import type { AppPath } from '@fm/contract';
import {
  customerAddress,
  planAddress,
  recordAddress,
  taskAddress,
  workOrderAddress,
} from '@fm/contract/addresses';
import { useToday } from '@fm/data';
import { type Customer, type NextStep, nextSteps, type StepKind } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { ErrorState, formatDay, Panel, Skeleton, Status, type StatusProps, TextLink } from '@fm/ui';
import { useStepFacts } from './api/step-facts';
import css from './next-steps.module.css';

/** What somebody should do for the customer, and why, the most pressing first. */
export function NextSteps({ customer }: { readonly customer: Stored<Customer> }) {
  const today = useToday();
  const { facts, failure, retry } = useStepFacts(customer, today);
  const steps = facts && nextSteps(facts, today, { day: formatDay });
  return (
    <Panel title="What to do next" count={steps?.length || undefined}>
      {failure && (
        <ErrorState title="What waits could not be loaded" onRetry={retry}>
          {failure.message}
        </ErrorState>
      )}
      {!steps && !failure && <Skeleton rows={3} columns={1} />}
      {steps?.length === 0 && (
        <p className={css.nothing}>
          Nothing is waiting: no late work, no open question and no offer without an answer.
        </p>
      )}
      {steps && steps.length > 0 && (
        <ol className={css.steps}>
          {steps.map((step) => (
            <Step key={step.kind} customerId={customer.id} step={step} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

interface StepProps {
  readonly customerId: string;
  readonly step: NextStep;
}

function Step({ customerId, step: { kind, title, why, weight, records = [] } }: StepProps) {
  const to = stepAddress(kind, customerId);
  const isList = records.length > 0;
  return (
    <li className={css.step}>
      <div className={css.what}>
        <span className={css.title}>
          <Status {...markOf(weight)} label={title} />
        </span>
        {to && <TextLink to={to}>{isList ? 'Show them' : 'Open the customer'}</TextLink>}
      </div>
      {why && (
        <p className={css.why} dir="auto">
          {why}
        </p>
      )}
      {isList && (
        <ul className={css.records}>
          {records.map(({ type, id, name, why }) => (
            <li key={id} className={css.record}>
              <bdi>
                <TextLink to={recordAddress({ type, id }) ?? ''}>{name}</TextLink>
              </bdi>
              <span className={css.why}>{why}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const PRESSING = 65;
const SOON = 45;

/** The mark says the same as the order does. */
const markOf = (weight: number): Pick<StatusProps, 'tone' | 'shape'> => {
  if (weight >= PRESSING) return { tone: 'danger' };
  return weight >= SOON ? { tone: 'warning' } : { tone: 'neutral' };
};

/** Where a next step is done, or the list with all of its records; undefined where neither is a screen. */
export function stepAddress(kind: StepKind, customer: string): AppPath | undefined {
  switch (kind) {
    case 'held':
    case 'contract':
    case 'contact':
      return customerAddress.edit(customer);
    case 'lateOrders':
      return workOrderAddress.list({ customer, time: 'overdue' });
    case 'waitingOrders':
      return workOrderAddress.list({ customer, status: 'onHold' });
    case 'visit':
      return workOrderAddress.list({ customer, status: 'all' });
    case 'latePlans':
      return planAddress.list({ customer });
    case 'lateTasks':
      return taskAddress.list({ customer });
    case 'offers':
      return undefined;
  }
}
