import type { Stored } from '@fm/domain/record';
import { type SavedView, savedViews } from '@fm/domain/saved-view';
import { offerUndo } from '@fm/platform';
import type { Unit } from '@fm/workflows/unit';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActor } from '../actor';
import type { Outcome } from '../failure';
import { commitTogether } from '../write/commit';
import { newId } from '../write/records';
import { rememberDefault, rememberedDefault } from './remembered-default';
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
  save(fields: ViewFields): Promise<Outcome<void>>;
  change(id: string, fields: ViewFields): Promise<Outcome<void>>;
  remove(id: string): Promise<Outcome<void>>;
}

/** The saved views of the list at `screen`, its path. The list opens with the default one where its address asks for nothing. */
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

  const [opened] = useState(query);
  const [beside] = useState(search);
  useEffect(() => {
    const first = opened === '' ? rememberedDefault(actor.uid, screen) : undefined;
    if (first) navigate({ search: viewSearch(first, beside) }, { replace: true });
  }, [opened, beside, actor.uid, screen, navigate]);

  const standing =
    own.status === 'ready' ? (own.rows.find(({ isDefault }) => isDefault)?.query ?? '') : undefined;
  useEffect(() => {
    if (standing !== undefined) rememberDefault(actor.uid, screen, standing || undefined);
  }, [standing, actor.uid, screen]);

  /** One view at most is the default: another one that was steps back. */
  const only = (unit: Unit, id: string, { isDefault }: ViewFields) =>
    Promise.all(
      own.rows
        .filter((view) => isDefault && view.isDefault && view.id !== id)
        .map((view) => unit.update(savedViews, view, { isDefault: false })),
    );
  const withView = (id: string, work: (unit: Unit, view: Stored<SavedView>) => Promise<unknown>) => {
    const view = own.rows.find((one) => one.id === id);
    return commitTogether(actor, async (unit) => {
      if (view) await work(unit, view);
    });
  };

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
    save: (fields) =>
      commitTogether(actor, async (unit) => {
        const id = newId();
        const order = Math.max(0, ...own.rows.map((view) => view.order)) + 1;
        await unit.create(savedViews, id, { ownerId: actor.uid, screen, query, order, ...fields });
        await only(unit, id, fields);
      }),
    change: (id, fields) =>
      withView(id, (unit, view) =>
        Promise.all([unit.update(savedViews, view, fields), only(unit, id, fields)]),
      ),
    async remove(id) {
      const outcome = await withView(id, (unit) => unit.trash(savedViews, id));
      if (outcome.ok) {
        offerUndo({
          text: 'The view was removed.',
          undo: () => commitTogether(actor, (unit) => unit.restore(savedViews, id)),
        });
      }
      return outcome;
    },
  };
}
