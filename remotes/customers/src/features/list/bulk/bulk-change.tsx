import { type PageChange, useBatch, type WorkTexts } from '@fm/data';
import { type Customer, customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { BulkDialog, formatCounted } from '@fm/ui';
import { type ReactNode, useState } from 'react';

export const counted = (count: number) => formatCounted(count, customers.called);

const changing = (count: number): WorkTexts => ({
  doing: `Changing ${counted(count)}`,
  noun: 'customers',
  done: { one: '1 customer was changed.', many: '{count} customers were changed.' },
});

export interface BulkChangeProps {
  /** The chosen customers. */
  readonly rows: readonly Stored<Customer>[];
  readonly onClose: () => void;
  /** All of them were changed. */
  readonly onDone: () => void;
}

interface BulkChangeOptions extends BulkChangeProps {
  /** What is done, before "of 12 customers". */
  readonly what: string;
  readonly intro?: string;
  readonly submitLabel: string;
  readonly danger?: boolean;
  /** What becomes of them: they are changed when left out. */
  readonly textsOf?: (count: number) => WorkTexts;
  /** What to do as it stands in the fields; a text says what is missing. */
  readonly changeOf: () => PageChange | string;
  readonly children?: ReactNode;
}

/** What the dialogs over several customers have in common: the run, its progress and its report. */
export function BulkChange({
  rows,
  onDone,
  what,
  textsOf = changing,
  changeOf,
  ...dialog
}: BulkChangeOptions) {
  const [missing, setMissing] = useState<string>();
  // The list lives on behind the dialog: these are the customers that were chosen as it opened.
  const [chosen] = useState(rows);
  const batch = useBatch(customers, { texts: textsOf(chosen.length), onDone });
  const submit = () => {
    const change = changeOf();
    setMissing(typeof change === 'string' ? change : undefined);
    if (typeof change !== 'string') void batch.run(chosen, change);
  };
  return (
    <BulkDialog
      open
      {...dialog}
      title={`${what} ${counted(chosen.length)}`}
      noun="customers"
      failure={missing}
      progress={batch.progress}
      report={batch.report}
      onSubmit={submit}
      onStop={batch.stop}
    />
  );
}
