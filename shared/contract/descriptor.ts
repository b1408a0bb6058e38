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
  // Of areas without a drawing of their own.
  'list',
] as const;
export type MenuIcon = (typeof MENU_ICONS)[number];

/** An entry the area offers to the side menu. Order and who sees it are the host's policy. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly to: AppPath;
  readonly icon: MenuIcon;
  /** Who may not do this does not see the entry; one of the area's `permissions`. */
  readonly requires?: string;
}

/**
 * How much room a card takes on the overview: a figure in the strip, one column, or the whole width above everything
 * else, for what the signed-in person has to do. Who does not work in the field sees such a card once it has something
 * to show: it may draw nothing.
 */
export const WIDGET_SIZES = ['s', 'm', 'l'] as const;
export type WidgetSize = (typeof WIDGET_SIZES)[number];

/** A card the area offers to the overview; its component is under the same id in `./widgets`. */
export interface WidgetEntry {
  readonly id: string;
  /** Shown by the host while the card is on its way, and when it does not come. */
  readonly title: string;
  readonly size: WidgetSize;
  /** Place among all cards of this size, the smallest first. */
  readonly order: number;
  /** Who may not do this does not see the card; one of the area's `permissions`. */
  readonly requires?: string;
}

/** The area's part of the search; its records come from `./search`. */
export interface SearchEntry {
  /** Heading of the area's results: "Customers". */
  readonly label: string;
  /** Letters to type before records are looked for: each search reads the database. */
  readonly minChars: number;
}

/** Something to begin, offered by name in the search: "New customer". */
export interface CommandEntry {
  readonly id: string;
  readonly label: string;
  /** A few letters that bring it to the top of the search when typed: `nc`. */
  readonly shortcut?: string;
  readonly to: AppPath;
  readonly requires?: string;
}

/** Something roles may or may not do, as the role table names it: `customers:edit`. */
export interface PermissionEntry {
  readonly id: string;
  readonly label: string;
}

/**
 * What the host knows of an area before any of its code runs. What contract 1.0 did not have may be left out: areas
 * built for it have none of it.
 */
export interface RemoteDescriptor {
  readonly id: RemoteId;
  /** Shown in messages: "Customers can't be reached right now". */
  readonly title: string;
  /** The team to call; shown in the details of a failure. */
  readonly owner: string;
  /** Semver of the area's release. */
  readonly version: string;
  /** Caret range of contracts the area was built for: `^2.0.0`. */
  readonly contract: string;
  /** Address prefixes the area owns, without a trailing slash. No two areas own the same. */
  readonly paths: readonly AppPath[];
  readonly menu: readonly MenuEntry[];
  readonly widgets?: readonly WidgetEntry[];
  readonly search?: SearchEntry;
  readonly commands?: readonly CommandEntry[];
  /** Everything that `requires` above may name. */
  readonly permissions?: readonly PermissionEntry[];
}

/** Gives the descriptor back, checked against the type where it is written. */
export const defineRemote = <const D extends RemoteDescriptor>(descriptor: D): D => descriptor;
