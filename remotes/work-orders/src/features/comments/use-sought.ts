import { type GrowingRows, useLiveRecord } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { type Comment, commentsOf } from '@fm/domain/work-order';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How many comments are loaded to show an older one in its place; still older ones are fetched alone. */
const MOST_LOOKED_THROUGH = 100;
const LEADS_HERE = '#comment-';

/** The comment that the address leads to. */
export interface Sought {
  readonly id: string | undefined;
  /** The comment is older than those that are loaded, and stands apart from them. */
  readonly apart: Stored<Comment> | undefined;
  /** There is no such comment, or not any more. */
  readonly missing: boolean;
  /** Why the comment could not be fetched. */
  readonly failed: { readonly message: string; readonly retry: () => void } | undefined;
}

/** Looks for the comment that the address names: among the newest, then among older ones, then by its id. */
export function useSought(orderId: string, { status, rows, more }: GrowingRows<Comment>): Sought {
  const { hash } = useLocation();
  const id = hash.startsWith(LEADS_HERE) ? hash.slice(LEADS_HERE.length) : undefined;
  const open = id !== undefined && status === 'ready' && !rows.some((row) => row.id === id);
  const looksOn = open && rows.length < MOST_LOOKED_THROUGH && more !== undefined;
  const onMore = looksOn && more.older === 'there' ? more.onMore : undefined;
  useEffect(() => onMore?.(), [onMore]);
  const alone = useLiveRecord(commentsOf(orderId), open && !looksOn ? id : undefined);
  return {
    id,
    apart: alone.status === 'ready' ? alone.record : undefined,
    missing: alone.status === 'missing',
    failed: alone.status === 'failed' ? { message: alone.failure.message, retry: alone.retry } : undefined,
  };
}
