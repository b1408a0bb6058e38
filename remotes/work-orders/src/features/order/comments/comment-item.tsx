import { partsOf, type TextPart } from '@fm/domain/mention';
import type { Stored } from '@fm/domain/record';
import type { Comment, WorkOrder } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { Ago, Avatar } from '@fm/ui';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { CommentPhotos } from './comment-photos-later';
import css from './comments.module.css';

interface CommentItemProps {
  readonly order: Stored<WorkOrder>;
  readonly comment: Stored<Comment>;
  /** The address leads to this one. */
  readonly target: boolean;
  /** Somebody who is named in it and did not know sees it now. */
  readonly onSeen: (() => void) | undefined;
}

/** One comment: who, when, what, to whom. */
export function CommentItem({ order, comment, target, onSeen }: CommentItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useInSight(item, onSeen);
  useShownFirst(item, target);
  const { createdAt, createdBy, attachmentIds = [], mentionRefs = [], body } = comment;
  return (
    <li
      ref={item}
      id={`comment-${comment.id}`}
      tabIndex={-1}
      className={target ? `${css.comment} ${css.target}` : css.comment}
    >
      <Avatar name={createdBy.name} />
      <div className={css.content}>
        <p className={css.meta}>
          <strong>{createdBy.name}</strong>
          <Ago at={createdAt} />
        </p>
        <p className={css.body} dir="auto">
          {inOrder(partsOf(body, mentionRefs)).map(({ at, text, ref }) =>
            ref ? <Name key={at} id={ref.id} text={text} /> : text,
          )}
        </p>
        {attachmentIds.length > 0 && <CommentPhotos order={order} ids={attachmentIds} />}
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

/** So much of something has to be seen. */
const PART = 0.6;

/** Calls `onSeen` once, when the element comes into sight; not at all while there is none. */
function useInSight(element: RefObject<Element | null>, onSeen: (() => void) | undefined): void {
  const tellSeen = useEffectEvent(() => onSeen?.());
  const asked = onSeen !== undefined;
  useEffect(() => {
    const target = element.current;
    if (!asked || !target || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tellSeen();
      },
      { threshold: PART },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, asked]);
}

/** So long what stands above may still be on its way. */
const SETTLING_MS = 3000;
/** With any of these somebody goes where they want to be. */
const OWN_WAYS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Brings the element into sight and takes the focus there, where an address leads to it. It stays in sight while
 * panels above it come, unless somebody scrolls on.
 */
function useShownFirst(element: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!wanted || !target) return;
    const show = () => target.scrollIntoView({ block: 'center' });
    show();
    target.focus({ preventScroll: true });
    const growing = new ResizeObserver(show);
    growing.observe(document.body);
    const end = () => growing.disconnect();
    const timer = setTimeout(end, SETTLING_MS);
    for (const way of OWN_WAYS) addEventListener(way, end, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      end();
      for (const way of OWN_WAYS) removeEventListener(way, end);
    };
  }, [element, wanted]);
}
