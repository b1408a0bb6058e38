import { useMentions } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { Comment, WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { ErrorState, Panel, ShowMore, Skeleton } from '@fm/ui';
import words from '../formatting/words.module.css';
import { useComments } from './api/comments';
import { CommentForm } from './comment-form';
import { CommentItem } from './comment-item';
import css from './comments.module.css';
import { SoughtApart } from './sought-apart';
import { useSought } from './use-sought';

/** Comments asked for at a time. */
const STEP = 20;

/** What people say about a job, the newest first. */
export function Comments({ order }: { readonly order: Stored<WorkOrder> }) {
  const comments = useComments(order.id, STEP);
  const mentions = useMentions();
  const sought = useSought(order.id, comments);
  const mayComment = useHost().can('workOrders:comment');
  const { rows, more } = comments;
  const item = (comment: Stored<Comment>) => (
    <CommentItem
      key={comment.id}
      order={order}
      comment={comment}
      sought={comment.id === sought.id}
      onSeen={
        mentions.unseen.some(({ id }) => id === comment.id)
          ? () => void mentions.markSeen(comment)
          : undefined
      }
    />
  );
  return (
    <Panel title="Comments">
      <div className={css.comments}>
        {mayComment && !order.trashed && <CommentForm order={order} />}
        {comments.status === 'loading' && <Skeleton rows={2} columns={1} />}
        {comments.status === 'failed' && (
          <ErrorState title="The comments could not be loaded" onRetry={comments.retry}>
            {comments.failure?.message}
          </ErrorState>
        )}
        <SoughtApart sought={sought}>{sought.apart && item(sought.apart)}</SoughtApart>
        {rows.length > 0 && <ul className={css.list}>{rows.map(item)}</ul>}
        {comments.status === 'ready' && rows.length === 0 && <p className={words.none}>No comments yet.</p>}
        {more && <ShowMore {...more} noun="comments" byHand />}
      </div>
    </Panel>
  );
}
