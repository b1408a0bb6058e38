import { partsOf, type TextPart } from '@fm/domain/mention';
import type { Stored } from '@fm/domain/record';
import type { Comment, WorkOrder } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { Ago, Avatar } from '@fm/ui';
import { useRef } from 'react';
import css from './comments.module.css';
import { SaidPhotos } from './said-later';
import { useInSight } from './use-in-sight';
import { useShownFirst } from './use-shown-first';

interface CommentItemProps {
  readonly order: Stored<WorkOrder>;
  readonly comment: Stored<Comment>;
  /** The address leads to this one. */
  readonly sought: boolean;
  /** Somebody who is named in it and did not know sees it now. */
  readonly onSeen: (() => void) | undefined;
}

/** One comment: who, when, what, to whom. */
export function CommentItem({ order, comment, sought, onSeen }: CommentItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useInSight(item, onSeen);
  useShownFirst(item, sought);
  const { createdAt, createdBy, attachmentIds = [], mentionRefs = [], body } = comment;
  return (
    <li
      ref={item}
      id={`comment-${comment.id}`}
      tabIndex={-1}
      className={sought ? `${css.comment} ${css.sought}` : css.comment}
    >
      <Avatar name={createdBy.name} />
      <div className={css.said}>
        <p className={css.meta}>
          <strong>{createdBy.name}</strong>
          <Ago at={createdAt} />
        </p>
        <p className={css.body} dir="auto">
          {inOrder(partsOf(body, mentionRefs)).map(({ at, text, ref }) =>
            ref ? <Name key={at} id={ref.id} text={text} /> : text,
          )}
        </p>
        {attachmentIds.length > 0 && <SaidPhotos order={order} ids={attachmentIds} />}
      </div>
    </li>
  );
}

/** Each piece with where it begins. */
function inOrder(parts: readonly TextPart[]): readonly (TextPart & { readonly at: number })[] {
  let at = 0;
  return parts.map((part) => {
    const placed = { ...part, at };
    at += part.text.length;
    return placed;
  });
}

/** Somebody who is named: one's own name stands out. */
const Name = ({ id, text }: { readonly id: string; readonly text: string }) =>
  useSession().employeeId === id ? (
    <mark className={css.me}>{text}</mark>
  ) : (
    <span className={css.name}>{text}</span>
  );
