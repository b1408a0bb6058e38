import type { RecordKind, Stored } from '@fm/domain/record';
import { useSearchParams } from 'react-router-dom';
import type { LivePage } from '../live/live-page';
import { useTrashedPage } from './trashed-page';
import { type Trash, useTrash } from './use-trash';

/** One page of a trash, and what can be done there: as `TrashPage` of `@fm/ui` takes them. */
export interface ShownTrash<R extends object> {
  readonly page: LivePage<R>;
  readonly trash: Trash<R>;
  onMove(cursor: string): void;
  nameOf(record: Stored<R>): string;
}

/** The trash of a kind; its page stands in the address. */
export function useTrashPage<R extends object>(kind: RecordKind<R>): ShownTrash<R> {
  const [params, setParams] = useSearchParams();
  return {
    page: useTrashedPage(kind, params.get('at')),
    trash: useTrash(kind),
    onMove: (cursor) => setParams(cursor ? { at: cursor } : {}),
    nameOf: kind.label,
  };
}
