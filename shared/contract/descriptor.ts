/** What an area is called in addresses, folders and the registry: `work-orders`. */
export type RemoteId = string;

/** An address inside the app, from the root. */
export type AppPath = `/${string}`;

/** Icons the shell can draw in its menu. */
export const MENU_ICONS = [
  'overview',
  'employee',
  'customer',
  'task',
  'work-order',
  'offer',
  'maintenance',
] as const;
export type MenuIcon = (typeof MENU_ICONS)[number];

/** An entry the area offers to the side menu. Order and who sees it are the host's policy. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly to: AppPath;
  readonly icon: MenuIcon;
}

/** What the host knows of an area before any of its code runs. */
export interface RemoteDescriptor {
  readonly id: RemoteId;
  /** Shown in messages: "Customers can't be reached right now". */
  readonly title: string;
  /** The team to call; shown in the details of a failure. */
  readonly owner: string;
  /** Semver of the area's release. */
  readonly version: string;
  /** Caret range of contracts the area was built for: `^1.0.0`. */
  readonly contract: string;
  /** Address prefixes the area owns, without a trailing slash. No two areas own the same. */
  readonly paths: readonly AppPath[];
  readonly menu: readonly MenuEntry[];
}

/** Gives the descriptor back, checked against the type where it is written. */
export const defineRemote = <const D extends RemoteDescriptor>(descriptor: D): D => descriptor;
