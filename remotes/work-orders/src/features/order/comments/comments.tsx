import { type GrowingRows, useLiveRecord, useMentions } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { type Comment, commentsOf, type WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { Button, ErrorState, formatInstant, Notice, Panel, ShowMore, Skeleton } from '@fm/ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import words from '../formatting/text.module.css';
import { useComments } from './api/comments';
import { CommentForm } from './comment-form';
import { CommentItem } from './comment-item';
import css from './comments.module.css';

/** Comments asked for at a time. */
const STEP = 20;

/** What people say about a job, the newest first. */
export function Comments({ order }: { readonly order: Stored<WorkOrder> }) {
  const comments = useComments(order.id, STEP);
  const mentions = useMentions();
  const target = useLinkedComment(order.id, comments);
  const mayComment = useHost().can('workOrders:comment');
  const { rows, more } = comments;
  const item = (comment: Stored<Comment>) => (
    <CommentItem
      key={comment.id}
      order={order}
      comment={comment}
      target={comment.id === target.id}
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
        <TargetComment target={target}>{target.apart && item(target.apart)}</TargetComment>
        {rows.length > 0 && <ul className={css.list}>{rows.map(item)}</ul>}
        {comments.status === 'ready' && rows.length === 0 && <p className={words.none}>No comments yet.</p>}
        {more && <ShowMore {...more} called={{ one: 'comment', many: 'comments' }} byHand />}
      </div>
    </Panel>
  );
}

interface TargetCommentProps {
  readonly target: LinkedComment;
  /** The comment itself, where it was found. */
  readonly children: ReactNode;
}

/** What became of the search for the comment that the address leads to, where it is not in the list below. */
function TargetComment({ target: { apart, missing, failed }, children }: TargetCommentProps) {
  if (missing) return <Notice>The comment that the link leads to is not there any more.</Notice>;
  if (failed) {
    return (
      <Notice
        tone="danger"
        title="The comment that the link leads to could not be loaded"
        action={
          <Button variant="outline" size="sm" onClick={failed.retry}>
            Try again
          </Button>
        }
      >
        {failed.message}
      </Notice>
    );
  }
  if (!apart) return null;
  return (
    <section className={css.apart} aria-label="The comment that the link leads to">
      <p className={css.meta}>
        {`The link leads to this one of ${formatInstant(apart.createdAt)}. The newest stand below; others in between are not shown here.`}
      </p>
      <ul className={css.list}>{children}</ul>
    </section>
  );
}

/** How many comments are loaded to show an older one in its place; still older ones are fetched alone. */
const MOST_LOOKED_THROUGH = 100;
const LEADS_HERE = '#comment-';

/** The comment that the address leads to. */
interface LinkedComment {
  readonly id: string | undefined;
  /** The comment is older than those that are loaded, and stands apart from them. */
  readonly apart: Stored<Comment> | undefined;
  /** There is no such comment, or not any more. */
  readonly missing: boolean;
  /** Why the comment could not be fetched. */
  readonly failed: { readonly message: string; readonly retry: () => void } | undefined;
}

/** Looks for the comment that the address names: among the newest, then among older ones, then by its id. */
export function useLinkedComment(
  orderId: string,
  { status, rows, more }: GrowingRows<Comment>,
): LinkedComment {
  const { hash } = useLocation();
  const id = hash.startsWith(LEADS_HERE) ? hash.slice(LEADS_HERE.length) : undefined;
  const open = id !== undefined && status === 'ready' && !rows.some((row) => row.id === id);
  const hasMore = more !== undefined && more.older !== 'none';
  const looksOn = open && rows.length < MOST_LOOKED_THROUGH && hasMore;
  const onMore = looksOn && more?.older === 'there' ? more.onMore : undefined;
  useEffect(() => onMore?.(), [onMore]);
  const alone = useLiveRecord(commentsOf(orderId), open && !looksOn ? id : undefined);
  return {
    id,
    apart: alone.status === 'ready' ? alone.record : undefined,
    missing: alone.status === 'missing',
    failed: alone.status === 'failed' ? { message: alone.failure.message, retry: alone.retry } : undefined,
  };
}
