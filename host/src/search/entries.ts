import type { Registry, RegistryEntry } from '@fm/contract';
import { peopleAddress, reminderAddress } from '@fm/contract/addresses';
import { can, isStaff, kindOfRole } from '@fm/domain/role';
import { isOffered } from '../federation';
import { type MenuItem, menuFor } from '../shell/menu-policy';
import type { IconName } from './item-icon';

/** A place to go to or something to begin, found by its name. */
export interface NamedEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  /** Letters that find it at once. */
  readonly shortcut?: string;
}

const OWN_PAGES: readonly NamedEntry[] = [
  { label: 'Reminders', to: reminderAddress.list(), icon: 'reminder' },
  { label: 'Profile', to: '/profile', icon: 'profile' },
];

/** For the office. */
const PEOPLE: NamedEntry = { label: 'People', to: peopleAddress.list(), icon: 'people' };

/** For who operates the app. */
const STATUS: NamedEntry = { label: 'Status', to: '/status', icon: 'status' };

/** Everywhere a role is led to by menu, top bar and profile dropdown. What operators switched off is no place to go. */
export const placesFor = (menu: readonly MenuItem[], role: string): readonly NamedEntry[] => [
  ...menu.filter(({ off }) => off === undefined).map(({ label, to, icon }) => ({ label, to, icon })),
  ...OWN_PAGES,
  ...(isStaff(role) ? [PEOPLE] : []),
  ...(kindOfRole(role) === 'admin' ? [STATUS] : []),
];

/** What areas offer a role to begin. */
export const commandsFor = ({ remotes }: Registry, role: string): readonly NamedEntry[] =>
  remotes.filter(isOffered).flatMap(({ descriptor: { commands = [], menu } }) =>
    commands
      .filter(({ requires }) => requires === undefined || can(role, requires))
      .map(({ label, to, shortcut }) => ({
        label,
        to,
        icon: menu[0]?.icon ?? ('command' as const),
        ...(shortcut !== undefined && { shortcut }),
      })),
  );

/** The areas in whose records a role searches, in the order of its menu: a manager in tasks alone. */
export function searchedBy(role: string, registry: Registry): readonly RegistryEntry[] {
  const areas = registry.remotes.filter((area) => isOffered(area) && area.descriptor.search !== undefined);
  const placeOf = new Map(menuFor(role, registry).map(({ to }, place) => [to, place]));
  const placed = areas.flatMap((area) => {
    const places = area.descriptor.menu.flatMap(({ to }) => placeOf.get(to) ?? []);
    return places.length === 0 ? [] : [{ area, place: Math.min(...places) }];
  });
  return placed.sort((a, b) => a.place - b.place).map(({ area }) => area);
}
