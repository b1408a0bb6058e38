import { type Actor, recordId, type Stored } from '@fm/domain/record';
import { kindOfRole } from '@fm/domain/role';
import { type SavedView, savedViewSchema, savedViews } from '@fm/domain/saved-view';
import * as v from 'valibot';
import { defineCommand } from '../command';
import type { DocumentQuery } from '../documents';
import { FailureSignal, invalid, missing, refused } from '../failure';
import type { Unit } from '../unit';

/** Views of one list that somebody keeps at most: as many as a menu offers. */
const MOST_VIEWS = 50;

/** The views of a list that somebody keeps. */
export const ownViews = (ownerId: string, screen: string): DocumentQuery => ({
  path: savedViews.path,
  filters: [
    ['trashed', '==', false],
    ['screen', '==', screen],
    ['ownerId', '==', ownerId],
  ],
  orders: [['order', 'asc']],
  limit: MOST_VIEWS + 1,
});

const id = recordId;
const { screen, name, query, shared, isDefault } = savedViewSchema.entries;
/** What a person says of a view. */
const fields = v.object({ name, shared, isDefault });

/** Keeps how the actor looks at a list, for the actor or for everybody. */
export const saveView = defineCommand({
  name: 'views.save',
  permission: undefined,
  input: v.object({ id, screen, query, fields }),
  async run(unit, { id: viewId, screen: list, query: how, fields: typed }, { actor }) {
    checkRole(actor);
    const own = await unit.list(savedViews, ownViews(actor.uid, list));
    if (own.length >= MOST_VIEWS)
      throw new FailureSignal(invalid(`Keep at most ${MOST_VIEWS} views of a list: remove one first.`));
    const order = Math.max(0, ...own.map((view) => view.order)) + 1;
    await unit.create(savedViews, viewId, { ownerId: actor.uid, screen: list, query: how, order, ...typed });
    if (typed.isDefault) await makeDefault(unit, { id: viewId, screen: list, ownerId: actor.uid });
    return null;
  },
});

/** Changes what the actor says of an own view. */
export const changeView = defineCommand({
  name: 'views.change',
  permission: undefined,
  input: v.object({ id, fields }),
  async run(unit, { id: viewId, fields: typed }, { actor }) {
    const view = await ownView(unit, actor, viewId);
    if (typed.isDefault) await makeDefault(unit, view);
    await unit.change(savedViews, viewId, () => ({ ok: true, patch: typed }));
    return null;
  },
});

/** Moves an own view to the trash. */
export const removeView = defineCommand({
  name: 'views.remove',
  permission: undefined,
  input: v.object({ id }),
  async run(unit, { id: viewId }, { actor }) {
    await ownView(unit, actor, viewId);
    await unit.trash(savedViews, viewId);
    return null;
  },
});

/** Brings an own view back as it was; where it was the default one, it is so again. */
export const restoreView = defineCommand({
  name: 'views.restore',
  permission: undefined,
  input: v.object({ id }),
  async run(unit, { id: viewId }, { actor }) {
    const view = await ownView(unit, actor, viewId);
    if (view.isDefault) await makeDefault(unit, view);
    await unit.restore(savedViews, viewId);
    return null;
  },
});

/** The stored view, which is the actor's. Throws a `FailureSignal` for one of somebody else. */
async function ownView(unit: Unit, actor: Actor, viewId: string): Promise<Stored<SavedView>> {
  checkRole(actor);
  const view = await unit.find(savedViews, viewId);
  if (!view) throw new FailureSignal(missing);
  if (view.ownerId !== actor.uid) throw new FailureSignal(refused);
  return view;
}

/** Throws a `FailureSignal` for a role that is none of ours: everything is read-only to it, also what is its own. */
function checkRole({ role }: Actor): void {
  if (kindOfRole(role) === 'unknown') throw new FailureSignal(refused);
}

/** Lets another view of the list that is its owner's default step back for this one. */
async function makeDefault(
  unit: Unit,
  { id: viewId, screen: list, ownerId }: Pick<Stored<SavedView>, 'id' | 'screen' | 'ownerId'>,
): Promise<void> {
  for (const view of await unit.list(savedViews, ownViews(ownerId, list))) {
    if (!view.isDefault || view.id === viewId) continue;
    await unit.change(savedViews, view.id, () => ({ ok: true, patch: { isDefault: false } }));
  }
}
