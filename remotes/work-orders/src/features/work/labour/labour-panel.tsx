import { useActor } from '@fm/data';
import { jobOf, type Labour, noteRight } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { Button, ErrorState, Panel, ShowMore, Skeleton } from '@fm/ui';
import { useState } from 'react';
import words from '../../order/formatting/text.module.css';
import { useGrowingLabour, useLabourRates } from './api/labour';
import css from './labour.module.css';
import { LabourDialog } from './labour-dialog';
import { LabourEntry } from './labour-entry';
import { LabourSum } from './labour-sum';
import { TimerBar } from './timer-bar';

/** Who spent how much time on a job, and what that cost for those who may know. */
export function LabourPanel({ order }: { readonly order: Stored<WorkOrder> }) {
  const actor = useActor();
  const [edited, setEdited] = useState<Stored<Labour> | 'new'>();
  const job = jobOf(order);
  const { status, rows, more, failure, retry } = useGrowingLabour(job);
  const rates = useLabourRates(order.id);
  const right = noteRight(order, actor);
  return (
    <Panel
      title="Time logged"
      actions={
        right.whose !== 'none' && (
          <Button size="sm" variant="outline" onClick={() => setEdited('new')}>
            Add time
          </Button>
        )
      }
    >
      <div className={css.labour}>
        {right.whose === 'none' && <p className={words.lock}>{right.reason}</p>}
        <TimerBar job={job} right={right} />
        {status === 'loading' && <Skeleton rows={2} columns={1} />}
        {status === 'failed' && (
          <ErrorState title="The times could not be loaded" onRetry={retry}>
            {failure?.message}
          </ErrorState>
        )}
        {status === 'ready' && rows.length === 0 && <p className={words.none}>No time noted yet.</p>}
        {rows.length > 0 && (
          <>
            <ul className={css.entries}>
              {latestFirst(rows).map((entry) => (
                <LabourEntry
                  key={entry.id}
                  entry={entry}
                  job={job}
                  right={right}
                  rateMinor={rates?.rates[entry.id]}
                  onEdit={() => setEdited(entry)}
                />
              ))}
            </ul>
            <LabourSum
              entries={rows}
              rates={rates}
              right={right}
              partial={more !== undefined && more.older !== 'none'}
            />
          </>
        )}
        {more && <ShowMore {...more} called={{ one: 'entry', many: 'entries' }} byHand />}
      </div>
      {edited && (
        <LabourDialog
          job={job}
          right={right}
          entry={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  );
}

/** By day, and within a day by the clock; what has no clock time follows as it was noted. */
const latestFirst = (entries: readonly Stored<Labour>[]) =>
  entries.toSorted(
    (a, b) =>
      b.day.localeCompare(a.day) ||
      (b.startedAt?.getTime() ?? 0) - (a.startedAt?.getTime() ?? 0) ||
      b.createdAt.getTime() - a.createdAt.getTime(),
  );
