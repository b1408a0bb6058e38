import { useToday } from '@fm/data';
import { type Customer, type NextStep, nextSteps } from '@fm/domain/customer';
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
            <Step key={step.kind} step={step} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Step({ step: { title, why, weight, records = [], to } }: { readonly step: NextStep }) {
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
          {records.map(({ id, name, why, to }) => (
            <li key={id} className={css.record}>
              <bdi>{to ? <TextLink to={to}>{name}</TextLink> : name}</bdi>
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
