import type { RecordKind } from '@fm/domain/record';
import { type LivePage, useLivePage } from '../live/live-page';

/** What is in the trash of a kind, the newest first, 50 a page. */
export const useTrashedPage = <R extends object>(kind: RecordKind<R>, cursor: string | null): LivePage<R> =>
  useLivePage(kind, (spec) => spec.where('trashed', '==', true).orderBy('trashedAt', 'desc'), { cursor });
