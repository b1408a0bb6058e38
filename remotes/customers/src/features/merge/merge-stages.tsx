import { type BulkProgress, useLiveRecord } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { Button, ErrorState, Notice, Panel, ProgressBar, Skeleton } from '@fm/ui';
import { useSearchParams } from 'react-router-dom';
import { BegunMerge } from './begun-merge';
import { ChoosePair } from './choose-pair';
import css from './merge.module.css';
import { MergePreview } from './merge-preview';
import { Suggestions } from './suggestions';
import { useMerge } from './use-merge';

/** A merge from the choice of two customers to its end; what is chosen stands in the address. */
export function MergeStages() {
  const [params] = useSearchParams();
  const [keep, away] = [params.get('keep') ?? undefined, params.get('away') ?? undefined];
  const kept = useLiveRecord(customers, keep);
  const other = useLiveRecord(customers, away);
  const merge = useMerge();
  if (merge.running) return <MergeProgress of={merge.running} onStop={merge.stop} />;
  const notices = (
    <>
      {merge.failure && (
        <Notice tone="danger" title={merge.failure.title}>
          {merge.failure.message}
        </Notice>
      )}
      {merge.words && (
        <Notice tone="warning" title="Undone, but for this">
          {merge.words}
        </Notice>
      )}
    </>
  );
  for (const live of [kept, other]) {
    if (live.status === 'failed') {
      return (
        <ErrorState title="The customer could not be loaded" onRetry={live.retry}>
          {live.failure.message}
        </ErrorState>
      );
    }
  }
  const loading = (keep && kept.status === 'loading') || (away && other.status === 'loading');
  if (loading) return <Skeleton rows={6} columns={2} />;
  const stays = kept.status === 'ready' ? kept.record : undefined;
  const goes = other.status === 'ready' ? other.record : undefined;
  if (stays && goes && goes.mergedInto?.id === stays.id) {
    return (
      <>
        {notices}
        <BegunMerge kept={stays} other={goes} merge={merge} />
      </>
    );
  }
  return (
    <>
      {notices}
      <ChoosePair kept={stays} other={goes} />
      {stays && goes ? (
        <MergePreview key={`${stays.id} ${goes.id}`} kept={stays} other={goes} merge={merge} />
      ) : (
        <Suggestions of={stays ?? goes} />
      )}
    </>
  );
}

interface MergeProgressProps {
  readonly of: BulkProgress;
  readonly onStop: () => void;
}

/** While records go over. */
const MergeProgress = ({ of, onStop }: MergeProgressProps) => (
  <Panel title="Merging">
    <ProgressBar label="Records that went over" {...of} />
    <div className={css.actions}>
      <Button variant="outline" onClick={onStop}>
        Stop
      </Button>
      <p className={css.soft}>Stopped or left, the merge can be finished later or undone.</p>
    </div>
  </Panel>
);
