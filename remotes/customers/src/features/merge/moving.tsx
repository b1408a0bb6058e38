import { useTotal } from '@fm/data';
import { childrenOf } from '@fm/domain/kinds';
import type { Children, Ref } from '@fm/domain/record';
import { formatCount, nounFor, Panel } from '@fm/ui';
import css from './merge.module.css';
import { COUNTED, whichOf } from './related';

/** What belongs to the customer that goes, and so goes over: one count for each sort. */
export const Moving = ({ from, to }: { readonly from: Ref; readonly to: Ref }) => (
  <Panel title={`Goes over to “${to.name}”`}>
    <ul className={css.counts}>
      {COUNTED.map((of) => (
        <Line key={of.type} of={of} customerId={from.id} />
      ))}
    </ul>
    <p className={css.soft}>
      Occurrences go with their maintenance plans, comments and times with their work orders. What is in the
      trash stays there. The history stays as it was written and is shown with the customer that stays.
    </p>
  </Panel>
);

function Line({ of, customerId }: { readonly of: Children; readonly customerId: string }) {
  const { kind, ...called } = childrenOf(of, customerId);
  const { many } = called;
  const { status, total } = useTotal(kind, (spec) => whichOf(of, spec, customerId));
  if (status === 'failed') return <li>{`${many}: could not be counted`}</li>;
  if (!total) return <li aria-busy="true">{`… ${many}`}</li>;
  return (
    <li>
      <strong>{formatCount(total)}</strong>
      {` ${nounFor(total, called)}`}
    </li>
  );
}
