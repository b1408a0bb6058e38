import { useAction } from '@fm/data';
import { COMPANY } from '@fm/domain/company';
import {
  LABOUR_KIND_LABELS,
  LABOUR_KINDS,
  type Labour,
  type LabourRates,
  labourTotals,
  type NoteRight,
} from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { Button, formatMinutes, formatMoney, formatSentence, Notice } from '@fm/ui';
import { useState } from 'react';
import { Sums } from '../../order/formatting/sums';
import words from '../../order/formatting/text.module.css';
import { takeRates } from './api/take-rates';
import css from './labour.module.css';

interface LabourSumProps {
  readonly entries: readonly Stored<Labour>[];
  /** Undefined for a role that may not know what people cost. */
  readonly rates: LabourRates | undefined;
  readonly right: NoteRight;
  /** There are more entries than these. */
  readonly partial: boolean;
}

/** Time by kind, and what it cost for those who may know. */
export function LabourSum({ entries, rates, right, partial }: LabourSumProps) {
  const { minutes, costMinor, unpriced } = labourTotals(entries, rates ?? { rates: {} });
  const times = LABOUR_KINDS.filter((kind) => minutes[kind] > 0).map((kind) => ({
    term: LABOUR_KIND_LABELS[kind],
    value: formatMinutes(minutes[kind]),
  }));
  const cost = {
    term: unpriced.length === 0 ? 'Cost' : 'Cost so far',
    value: formatMoney(costMinor, COMPANY.currency),
  };
  return (
    <>
      <Sums of={rates ? [...times, cost] : times} />
      {partial && <p className={words.meta}>{`Totals of the latest ${entries.length} entries.`}</p>}
      {rates && unpriced.length > 0 && (
        <Unpriced
          entries={entries.filter(({ id }) => unpriced.includes(id))}
          mayTake={right.whose === 'all'}
        />
      )}
    </>
  );
}

interface UnpricedProps {
  readonly entries: readonly Stored<Labour>[];
  readonly mayTake: boolean;
}

/** Entries of people who may not know rates have none: somebody of the office takes them. */
function Unpriced({ entries, mayTake }: UnpricedProps) {
  const { busy, failure, run } = useAction();
  const [lacking, setLacking] = useState<readonly string[]>([]);
  const take = async () => {
    const outcome = await run(() => takeRates(entries));
    if (outcome.ok) setLacking(outcome.value.lacking);
  };
  return (
    <div className={css.unpriced}>
      <p className={words.meta}>
        {formatSentence(entries.length, {
          one: '{count} entry has no cost yet.',
          many: '{count} entries have no cost yet.',
        })}
      </p>
      {mayTake && (
        <Button size="sm" variant="outline" busy={busy} onClick={take}>
          {busy ? 'Taking rates...' : 'Take hourly rates'}
        </Button>
      )}
      {lacking.length > 0 && (
        <Notice tone="info">{`No hourly rate is kept for ${lacking.join(', ')}.`}</Notice>
      )}
      {failure && <Notice tone="danger">{failure.message}</Notice>}
    </div>
  );
}
