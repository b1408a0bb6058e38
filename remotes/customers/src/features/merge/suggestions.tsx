import { type Customer, townOf } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { Button, Notice, Panel, Skeleton } from '@fm/ui';
import { useEffect, useState } from 'react';
import type { FoundDuplicate } from '../duplicates/api/find-duplicates';
import { likelyDuplicates } from '../form/api/likely-duplicates';
import css from './merge.module.css';
import { useToPair } from './use-pair-address';

/** While one of the two is chosen: who it may be stored as a second time. */
export function Suggestions({ of }: { readonly of: Stored<Customer> | undefined }) {
  const toPair = useToPair();
  const { found, retry } = useDuplicates(of);
  if (!of) return <Notice>Choose two customers that are one and the same.</Notice>;
  if (found === undefined) return <Skeleton rows={2} columns={2} />;
  if (found === 'failed') {
    return (
      <Notice
        tone="warning"
        action={
          <Button variant="outline" size="sm" onClick={retry}>
            Try again
          </Button>
        }
      >
        {`Who else may have the data of “${of.name}” could not be looked up. Choose the other customer above, or try again.`}
      </Notice>
    );
  }
  if (found.length === 0) {
    return <Notice>{`Nobody else has the data of “${of.name}”. Choose the other customer above.`}</Notice>;
  }
  return (
    <Panel title="Probably the same">
      <ul className={css.found}>
        {found.map(({ customer, why }) => (
          <li key={customer.id} className={css.row}>
            <span className={css.who}>
              <bdi>{customer.name}</bdi>
              <small>{[customer.number, townOf(customer), ...why].filter(Boolean).join(' · ')}</small>
            </span>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Merge with ${customer.name}`}
              onClick={() => toPair({ keep: of.id, away: customer.id })}
            >
              Choose
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function useDuplicates(of: Stored<Customer> | undefined): {
  readonly found: readonly FoundDuplicate[] | 'failed' | undefined;
  readonly retry: () => void;
} {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{
    readonly id: string;
    readonly is: readonly FoundDuplicate[] | 'failed';
  }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try looks anew.
  useEffect(() => {
    if (!of) return;
    let gone = false;
    const { id } = of;
    likelyDuplicates(of, id).then(
      (is) => gone || setFound({ id, is }),
      // It is a help alone: the field above finds every customer.
      () => gone || setFound({ id, is: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, [of, tries]);
  return {
    found: found && found.id === of?.id ? found.is : undefined,
    retry: () => {
      setFound(undefined);
      setTries(tries + 1);
    },
  };
}
