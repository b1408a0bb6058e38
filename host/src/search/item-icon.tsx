import { MENU_ICONS, type MenuIcon } from '@fm/contract';
import { BellIcon, ChevronRightIcon, EmployeeIcon, InfoIcon, LogOutIcon, UserIcon } from '@fm/ui';
import { DarkThemeIcon, KeysIcon, LightThemeIcon, SystemThemeIcon } from '@fm/ui/icons/search';
import { MenuEntryIcon } from '../shell/menu-entry-icon';

const OWN = {
  reminder: BellIcon,
  people: EmployeeIcon,
  profile: UserIcon,
  status: InfoIcon,
  command: ChevronRightIcon,
  light: LightThemeIcon,
  dark: DarkThemeIcon,
  system: SystemThemeIcon,
  keys: KeysIcon,
  logout: LogOutIcon,
} as const;

/** What stands before a line of the search. */
export type IconName = MenuIcon | keyof typeof OWN;

const isMenuIcon = (name: IconName): name is MenuIcon => MENU_ICONS.some((known) => known === name);

export function ItemIcon({ name }: { name: IconName }) {
  if (isMenuIcon(name)) return <MenuEntryIcon icon={name} />;
  const Icon = OWN[name];
  return <Icon aria-hidden="true" />;
}
