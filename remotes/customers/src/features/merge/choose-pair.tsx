import { customerOptions } from '@fm/data';
import { type Customer, townOf } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { Button, SwapIcon } from '@fm/ui';
import { ComboBoxField } from '@fm/ui/select';
import css from './merge.module.css';
import { useToPair } from './use-pair-address';

interface ChoosePairProps {
  readonly kept: Stored<Customer> | undefined;
  readonly other: Stored<Customer> | undefined;
}

const numbered = (customer: Stored<Customer> | undefined) =>
  [customer?.number, customer && townOf(customer)].filter(Boolean).join(' · ') || undefined;

/** Who stays and who goes, found by typing, with a way to have it the other way round. */
export function ChoosePair({ kept, other }: ChoosePairProps) {
  const toPair = useToPair();
  return (
    <div className={css.pair}>
      <ComboBoxField
        label="Customer that stays"
        hint={numbered(kept)}
        load={customerOptions}
        value={kept ?? null}
        onChange={(chosen) => toPair({ keep: chosen?.id, away: other?.id })}
      />
      <Button
        variant="outline"
        icon={<SwapIcon />}
        disabled={!kept && !other}
        onClick={() => toPair({ keep: other?.id, away: kept?.id })}
      >
        Swap
      </Button>
      <ComboBoxField
        label="Customer that goes"
        hint={numbered(other)}
        load={customerOptions}
        value={other ?? null}
        onChange={(chosen) => toPair({ keep: kept?.id, away: chosen?.id })}
      />
    </div>
  );
}
