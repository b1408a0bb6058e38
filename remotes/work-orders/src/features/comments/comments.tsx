import { type GrowingRows, useMentions } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { Comment, WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { ErrorState, Panel, ShowMore, Skeleton } from '@fm/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import words from '../look/words.module.css';
import { useComments } from './api/comments';
import { CommentForm } from './comment-form';
import { CommentItem } from './comment-item';
import css from './comments.module.css';

/** Comments asked for at a time. */
const STEP = 20;
/** So far back an older one is looked for that an address leads to. */
const MOST_LOOKED_THROUGH = 100;

/** What people say about a job, the newest first. */
export function Comments({ order }: { readonly order: Stored<WorkOrder> }) {
  const comments = useComments(order.id, STEP);
  const mentions = useMentions();
  const sought = useSought(comments);
  const mayComment = useHost().can('workOrders:comment');
  const { rows, more } = comments;
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
        {rows.length > 0 && (
          <ul className={css.list}>
            {rows.map((comment) => (
              <CommentItem
                key={comment.id}
                order={order}
                comment={comment}
                sought={comment.id === sought}
                onSeen={
                  mentions.unseen.some(({ id }) => id === comment.id)
                    ? () => void mentions.markSeen(comment)
                    : undefined
                }
              />
            ))}
          </ul>
        )}
        {comments.status === 'ready' && rows.length === 0 && <p className={words.none}>No comments yet.</p>}
        {more && <ShowMore {...more} noun="comments" byHand />}
      </div>
    </Panel>
  );
}

/** The comment that the address leads to. Where it is not among the newest, older ones are fetched. */
function useSought({ rows, more }: GrowingRows<Comment>): string | undefined {
  const { hash } = useLocation();
  const sought = hash.startsWith('#comment-') ? hash.slice('#comment-'.length) : undefined;
  const isFound = sought === undefined || rows.some(({ id }) => id === sought);
  const wanted = !isFound && rows.length < MOST_LOOKED_THROUGH && more?.older === 'there';
  const onMore = more?.onMore;
  useEffect(() => {
    if (wanted) onMore?.();
  }, [wanted, onMore]);
  return sought;
}
