import type { RegistryEntry, RemoteId } from '@fm/contract';
import type { RegistryState } from '../federation/registry/registry-store';
import type { NamedEntry } from './entries';
import type { IconName } from './item-icon';
import { ranked } from './ranking';
import type { RecentRecord } from './recent';
import { type AreaAnswer, HITS_PER_AREA } from './record-search';

/** Something the search offers: a place to go to, or something done at once. */
export interface Item {
  /** Tells it from all others in the search, also while answers come in around it. */
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  readonly state?: string;
  readonly shortcut?: string;
  readonly icon: IconName;
  readonly does: { readonly to: string } | { readonly run: () => void };
  /** Leads to more of the same, rather than being one of them. */
  readonly more?: boolean;
  /** Kept among what was opened last. */
  readonly record?: boolean;
}

export interface ItemGroup {
  readonly label: string;
  readonly items: readonly Item[];
}

/** Done at once rather than led to, found by its name. */
export interface Action extends Pick<NamedEntry, 'label' | 'icon'> {
  readonly run: () => void;
}

export interface Offered {
  readonly places: readonly NamedEntry[];
  readonly commands: readonly NamedEntry[];
  readonly actions: readonly Action[];
  readonly recent: readonly RecentRecord[];
  /** None while it is not known which there are. */
  readonly areas: readonly RegistryEntry[];
  readonly registry: RegistryState['phase'];
  readonly answers: Readonly<Record<RemoteId, AreaAnswer>>;
}

const placeItem = ({ label, to, icon, shortcut }: NamedEntry): Item => ({
  key: `to ${to}`,
  label,
  icon,
  does: { to },
  ...(shortcut !== undefined && { shortcut }),
});

const actionItem = ({ label, icon, run }: Action): Item => ({
  key: `do ${label}`,
  label,
  icon,
  does: { run },
});

/** Everything for what was typed, in groups: places, commands, then records as areas answer. No group is empty. */
export function groupsFor(query: string, offered: Offered): readonly ItemGroup[] {
  const { places, commands, actions, recent, areas, answers } = offered;
  const typed = query.trim();
  const groups: readonly ItemGroup[] = [
    {
      label: 'Recently opened',
      items:
        typed === ''
          ? recent.map(({ to, ...rest }) => ({ ...rest, key: `recent ${to}`, does: { to }, record: true }))
          : [],
    },
    { label: 'Go to', items: ranked(places.map(placeItem), typed) },
    {
      label: 'Commands',
      items: ranked([...commands.map(placeItem), ...actions.map(actionItem)], typed),
    },
    ...areas.map((area) => recordGroup(area, answers[area.descriptor.id], typed)),
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function recordGroup(
  { descriptor: { id, search, menu, paths } }: RegistryEntry,
  answer: AreaAnswer | undefined,
  typed: string,
): ItemGroup {
  const label = search?.label ?? id;
  const icon = menu[0]?.icon ?? 'command';
  const hits = !answer || answer.phase === 'failed' ? [] : answer.hits;
  const items = hits.map(
    ({ id: record, title, detail, state, to }): Item => ({
      key: `${id} ${record}`,
      label: title,
      icon,
      does: { to },
      record: true,
      ...(detail !== undefined && { detail }),
      ...(state !== undefined && { state }),
    }),
  );
  if (items.length < HITS_PER_AREA) return { label, items };
  const all: Item = {
    key: `${id} all`,
    label: `Show all in ${label}`,
    icon,
    does: { to: `${paths[0]}?${new URLSearchParams({ q: typed })}` },
    more: true,
  };
  return { label, items: [...items, all] };
}

/** An area people have to be told about, or all of them: it takes long, or does not answer. */
export interface AreaNote {
  /** Undefined where it is not known which areas there are. */
  readonly id: RemoteId | undefined;
  readonly label: string;
  readonly failed: boolean;
}

/** What is said about areas for what was typed. */
export function notesFor(
  query: string,
  { areas, registry, answers }: Pick<Offered, 'areas' | 'registry' | 'answers'>,
): readonly AreaNote[] {
  if (registry !== 'ready')
    return query.trim() === '' ? [] : [{ id: undefined, label: 'Records', failed: registry === 'failed' }];
  return areas.flatMap(({ descriptor: { id, search } }) => {
    const answer = answers[id];
    const failed = answer?.phase === 'failed';
    if (!failed && !(answer?.phase === 'searching' && answer.slow)) return [];
    return [{ id, label: search?.label ?? id, failed }];
  });
}

/** Whether anything may still be found for what was typed: an area that is to be asked has not answered yet. */
export function isSearching(
  query: string,
  { areas, registry, answers }: Pick<Offered, 'areas' | 'registry' | 'answers'>,
): boolean {
  const length = query.trim().length;
  return (
    registry === 'loading' ||
    areas.some(({ descriptor: { id, search } }) => {
      const phase = answers[id]?.phase;
      return (
        phase === 'searching' || (phase === undefined && search !== undefined && length >= search.minChars)
      );
    })
  );
}
