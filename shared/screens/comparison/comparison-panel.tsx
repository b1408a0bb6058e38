import type { ComparedRow } from '@fm/domain/comparison';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { ErrorState, Panel, Skeleton } from '@fm/ui';
import type { ReactNode } from 'react';
import css from './comparison.module.css';
import { ComparisonTable, type ComparisonTableProps } from './comparison-table';
import { CsvButton } from './csv-button';

/** What the panel compares, in whatever state it is. */
type Compared =
  | { readonly status: 'unasked' | 'loading' }
  | { readonly status: 'failed'; readonly failure: { readonly message: string }; retry(): void }
  | { readonly status: 'ready'; readonly rows: readonly ComparedRow[] };

export interface ComparisonPanelProps extends Partial<Pick<ComparisonTableProps, 'per' | 'toOf'>> {
  readonly of: Compared;
  readonly currency: string;
  /** What is not in the figures, in a whole sentence. */
  readonly note?: string | undefined;
  /** The name of the CSV file without its ending; without it there is none. */
  readonly fileName?: string | undefined;
  /** What there is to know, while nobody asked for it. */
  readonly unasked?: string;
  /** Beside the title. */
  readonly action?: ReactNode;
}

/** Offered, done and cost by line and in sum; nothing for a role that may not know prices. */
export function ComparisonPanel({
  of,
  per = 'line',
  toOf,
  currency,
  note,
  fileName,
  unasked,
  action,
}: ComparisonPanelProps) {
  if (!seesPrices(useSession().role)) return null;
  return (
    <Panel
      title="Offered, done and cost"
      actions={
        <>
          {fileName !== undefined && of.status === 'ready' && (
            <CsvButton rows={of.rows} per={per} name={fileName} currency={currency} />
          )}
          {action}
        </>
      }
    >
      {of.status === 'unasked' && <p className={css.note}>{unasked}</p>}
      {of.status === 'loading' && <Skeleton rows={3} columns={5} />}
      {of.status === 'failed' && (
        <ErrorState title="What was done and spent could not be loaded" onRetry={of.retry}>
          {of.failure.message}
        </ErrorState>
      )}
      {of.status === 'ready' && (
        <ComparisonTable rows={of.rows} per={per} toOf={toOf} currency={currency} note={note} />
      )}
    </Panel>
  );
}
