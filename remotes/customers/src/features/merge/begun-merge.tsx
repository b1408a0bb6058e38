import { customerAddress } from '@fm/contract/addresses';
import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { Button, ButtonLink, Notice } from '@fm/ui';
import css from './merge.module.css';
import { Moving } from './moving';
import type { Merge } from './use-merge';

interface BegunMergeProps {
  readonly kept: Stored<Customer>;
  readonly other: Stored<Customer>;
  readonly merge: Merge;
}

/** A merge that was begun: not finished, or done; either way there is a way back. */
export function BegunMerge({ kept, other, merge }: BegunMergeProps) {
  const undo = (
    <Button variant="outline" busy={merge.undoing} onClick={() => void merge.undo(kept, other)}>
      Undo the merge
    </Button>
  );
  if (other.trashed) {
    return (
      <>
        <Notice title={`“${other.name}” was merged into “${kept.name}”`}>
          Undoing it takes “{other.name}” out of the trash and gives back what belonged to it. What somebody
          changed since stays as it is.
        </Notice>
        <div className={css.actions}>
          <ButtonLink to={customerAddress.record(kept.id)} variant="primary">
            {`Open ${kept.name}`}
          </ButtonLink>
          {undo}
        </div>
      </>
    );
  }
  return (
    <>
      <Notice tone="warning" title="This merge is not finished">
        {`It was interrupted. Part of what belongs to “${other.name}” is with “${kept.name}” already; nothing is lost.`}
      </Notice>
      <Moving from={other} to={kept} />
      <div className={css.actions}>
        <Button variant="primary" onClick={() => void merge.finish(kept, other)}>
          Finish the merge
        </Button>
        {undo}
      </div>
    </>
  );
}
