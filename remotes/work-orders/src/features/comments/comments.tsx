import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { Button, ErrorState, Panel, Skeleton } from '@fm/ui';
import { useState } from 'react';
import { useComments } from './api/comments';
import { CommentForm } from './comment-form';
import { CommentItem } from './comment-item';
import css from './comments.module.css';

/** Comments asked for at a time. */
const STEP = 20;

/** What people say about a job, the newest first. */
export function Comments({ order }: { readonly order: Stored<WorkOrder> }) {
  const [size, setSize] = useState(STEP);
  const comments = useComments(order.id, size);
  const mayComment = useHost().can('workOrders:comment');
  const { rows } = comments;
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
              <CommentItem key={comment.id} comment={comment} />
            ))}
          </ul>
        )}
        {comments.status === 'ready' && rows.length === 0 && <p className={css.none}>No comments yet.</p>}
        {rows.length === size && (
          <Button variant="outline" size="sm" onClick={() => setSize(size + STEP)}>
            Show older comments
          </Button>
        )}
      </div>
    </Panel>
  );
}
