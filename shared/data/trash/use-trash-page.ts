import type { RecordKind } from '@fm/domain/record';
import { useSearchParams } from 'react-router-dom';
import { type LivePage, useLivePage } from '../live/live-page';

/** One page of a trash. */
export interface TrashPage<R extends object> {
  readonly page: LivePage<R>;
  moveTo(cursor: string): void;
}

/** What is in the trash of a kind, the newest first, 50 a page; the page stands in the address. */
export function useTrashPage<R extends object>(kind: RecordKind<R>): TrashPage<R> {
  const [params, setParams] = useSearchParams();
  const page = useLivePage(kind, (spec) => spec.where('trashed', '==', true).orderBy('trashedAt', 'desc'), {
    cursor: params.get('at'),
  });
  return { page, moveTo: (cursor) => setParams(cursor ? { at: cursor } : {}) };
}
