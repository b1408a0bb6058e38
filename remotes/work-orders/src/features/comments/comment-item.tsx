import type { Stored } from '@fm/domain/record';
import type { Comment } from '@fm/domain/work-order';
import { Avatar, formatAgo, formatInstant } from '@fm/ui';
import css from './comments.module.css';

/** One comment: who, when, what. */
export const CommentItem = ({ comment }: { readonly comment: Stored<Comment> }) => (
  <li className={css.comment}>
    <Avatar name={comment.createdBy.name} />
    <div className={css.said}>
      <p className={css.meta}>
        <strong>{comment.createdBy.name}</strong>
        <time dateTime={comment.createdAt.toISOString()} title={formatInstant(comment.createdAt)}>
          {formatAgo(comment.createdAt)}
        </time>
      </p>
      <p className={css.body} dir="auto">
        {comment.body}
      </p>
    </div>
  </li>
);
