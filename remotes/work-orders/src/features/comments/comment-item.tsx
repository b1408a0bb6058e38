import type { Stored } from '@fm/domain/record';
import type { Comment } from '@fm/domain/work-order';
import { Avatar, formatAgo, formatInstant, Tooltip } from '@fm/ui';
import css from './comments.module.css';

/** One comment: who, when, what. */
export const CommentItem = ({ comment }: { readonly comment: Stored<Comment> }) => (
  <li className={css.comment}>
    <Avatar name={comment.createdBy.name} />
    <div className={css.said}>
      <p className={css.meta}>
        <strong>{comment.createdBy.name}</strong>
        <Tooltip text={formatInstant(comment.createdAt)}>
          {(target) => (
            <time {...target} dateTime={comment.createdAt.toISOString()}>
              {formatAgo(comment.createdAt)}
            </time>
          )}
        </Tooltip>
      </p>
      <p className={css.body} dir="auto">
        {comment.body}
      </p>
    </div>
  </li>
);
