import type { BulkProgress } from '@fm/data';
import { Button, Panel, ProgressBar } from '@fm/ui';
import css from './merge.module.css';

interface MergeProgressProps {
  readonly of: BulkProgress;
  readonly onStop: () => void;
}

/** While records go over. */
export const MergeProgress = ({ of, onStop }: MergeProgressProps) => (
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
