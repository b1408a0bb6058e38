import type { SavedView } from '@fm/domain/saved-view';
import { offerUndo } from '@fm/platform';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActor } from '../actor';
import { run } from '../commands/run';
import type { Outcome } from '../failure';
import { newId } from '../write/new-id';
import { rememberDefault } from './default-view';
import { viewAt, viewQuery, viewSearch } from './view-query';
import { useViewRows, viewsOf } from './view-rows';

/** What a person says of a view. */
export type ViewFields = Pick<SavedView, 'name' | 'shared' | 'isDefault'>;

/** A view as a menu offers it. */
export interface OfferedView extends ViewFields {
  readonly id: string;
  readonly isMine: boolean;
  /** Who keeps it. */
  readonly owner: string;
  /** The list is looked at like this now. */
  readonly isCurrent: boolean;
}

/** The views of one list: to open, keep, change and remove. */
export interface SavedViews {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly views: readonly OfferedView[];
  /** Reads them; nothing is read before. */
  load(): void;
  open(id: string): void;
  /** Keeps how the list is looked at now under a name. */
  save(fields: ViewFields): Promise<Outcome<unknown>>;
  change(id: string, fields: ViewFields): Promise<Outcome<unknown>>;
  remove(id: string): Promise<Outcome<unknown>>;
}

/** The saved views of the list at `screen`, its path. `useDefaultView` opens it with the default one. */
export function useSavedViews(screen: string): SavedViews {
  const actor = useActor();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const { own, shared } = useViewRows(actor.uid, screen, wanted);
  const rows = viewsOf(actor.uid, own.rows, shared.rows);
  const query = viewQuery(search);
  const current = viewAt(rows, search);
  const status = [own, shared].some((one) => one.status === 'failed')
    ? 'failed'
    : own.status === 'ready' && shared.status === 'ready'
      ? 'ready'
      : 'loading';

  const byDefault =
    own.status === 'ready' ? (own.rows.find(({ isDefault }) => isDefault)?.query ?? '') : undefined;
  useEffect(() => {
    if (byDefault !== undefined) rememberDefault(actor.uid, screen, byDefault || undefined);
  }, [byDefault, actor.uid, screen]);

  return {
    status,
    views: rows.map((view) => ({
      id: view.id,
      name: view.name,
      shared: view.shared,
      isDefault: view.isDefault,
      isMine: view.ownerId === actor.uid,
      owner: view.createdBy.name,
      isCurrent: view === current,
    })),
    load: () => setWanted(true),
    open: (id) => navigate({ search: viewSearch(rows.find((view) => view.id === id)?.query ?? '', search) }),
    save: (fields) => run('views.save', { id: newId(), screen, query, fields }),
    change: (id, fields) => run('views.change', { id, fields }),
    async remove(id) {
      const outcome = await run('views.remove', { id });
      if (outcome.ok) {
        offerUndo({
          text: 'The view was removed.',
          undo: () => run('views.restore', { id }),
        });
      }
      return outcome;
    },
  };
}
