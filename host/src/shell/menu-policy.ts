import type { AppPath, MenuIcon, Registry } from '@fm/contract';
import { can, kindOfRole } from '@fm/domain/role';

/** An entry of the side menu as it is drawn. */
export interface MenuItem {
  readonly to: AppPath;
  readonly label: string;
  readonly icon: MenuIcon;
  /** What operators say about an area that they switched off. */
  readonly off?: string;
}

const OVERVIEW: MenuItem = { to: '/', label: 'Overview', icon: 'overview' };

/** Order and spelling of the menu, whatever order areas are registered in and whatever they call themselves. */
const ORDER: readonly (readonly [to: AppPath, label: string])[] = [
  ['/employees', 'Employee'],
  ['/customers', 'Customer'],
  ['/tasks', 'Task'],
  ['/work-orders', 'Work Order'],
  ['/create-offer', 'Create Offer'],
  ['/maintenance', 'Maintenance'],
];

/** Said of an area that is switched off without a notice. */
const OFF = 'Switched off for now.';

/** What a manager sees beside the overview; every other role, the empty one and unknown ones too, sees everything. */
const FOR_MANAGERS: readonly AppPath[] = ['/tasks'];

const placeOf = ({ to }: MenuItem) => {
  const place = ORDER.findIndex(([known]) => known === to);
  return place === -1 ? ORDER.length : place;
};

/**
 * The side menu of a role: the overview, then what the registered areas offer. An area this policy does not know yet
 * comes last, by name. Without a registry there is the overview alone.
 */
export function menuFor(role: string, registry: Registry | undefined): readonly MenuItem[] {
  const offered = (registry?.remotes ?? []).flatMap((area) =>
    area.descriptor.menu.map((entry) => ({ ...entry, area })),
  );
  const items = offered
    .filter(({ requires }) => requires === undefined || can(role, requires) || kindOfRole(role) === 'unknown')
    .map(({ to, label, icon, area }) => ({
      to,
      icon,
      label: ORDER.find(([known]) => known === to)?.[1] ?? label,
      ...(!area.enabled && { off: area.notice ?? OFF }),
    }))
    .sort((a, b) => placeOf(a) - placeOf(b) || a.label.localeCompare(b.label));
  const seen = kindOfRole(role) === 'manager' ? items.filter(({ to }) => FOR_MANAGERS.includes(to)) : items;
  return [OVERVIEW, ...seen];
}
