import { attachments, isForOffice } from '../attachment';
import { EVENTS_PATH } from '../event/event';
import { crewPath, isCopied } from './crew-path';
import { WITHHELD, type Withheld } from './withheld';

type Data = Readonly<Record<string, unknown>>;
type Segments = readonly string[];

/**
 * A document of a copied collection as the crew may read it: without what is withheld, also in what its history tells.
 * Undefined where the crew reads nothing of it: files of the office, the history of those, of reminders, which are their
 * owners' business, of invoices, which are full of amounts, and of logins and views.
 */
export function crewCopy(path: string, data: Data): Data | undefined {
  const [collection] = path.split('/');
  if (collection === EVENTS_PATH) return eventCopy(data);
  if (collection === attachments.path && isForOffice(data.entity)) return undefined;
  const withheld = WITHHELD.find((one) => one.collection === collection);
  return withheld ? (without(data, withheld.instead) as Data) : data;
}

/** The document that is stored for the crew beside one that is written; undefined where there is none. */
export function copyBeside(
  path: string,
  data: Data,
): { readonly path: string; readonly data: Data } | undefined {
  const copy = isCopied(path) ? crewCopy(path, data) : undefined;
  return copy && { path: crewPath(path), data: copy };
}

const UNTOLD: ReadonlySet<unknown> = new Set(['reminder', 'invoice', 'user', 'savedView']);

function eventCopy(event: Data): Data | undefined {
  const { type } = (event.entity ?? {}) as { type?: unknown };
  if (UNTOLD.has(type) || event.officeOnly) return undefined;
  const withheld = WITHHELD.find((one) => one.type === type);
  if (!withheld || !Array.isArray(event.changes)) return event;
  return { ...event, changes: event.changes.flatMap((change) => changeCopy(change, withheld)) };
}

/** A change without what is withheld in it; none where all of it is. */
function changeCopy(change: unknown, { instead }: Withheld): readonly unknown[] {
  if (!isGroup(change) || typeof (change as Data).path !== 'string') return [change];
  const changed = change as Data & { readonly path: string };
  const at = changed.path.split('.');
  const touched = Object.entries(instead).flatMap(([field, value]) => {
    const withheld = field.split('.');
    return meet(at, withheld) ? [[withheld, value] as const] : [];
  });
  if (touched.some(([withheld]) => withheld.length <= at.length)) return [];
  const inside = Object.fromEntries(
    touched.map(([withheld, value]) => [withheld.slice(at.length).join('.'), value]),
  );
  if (touched.length === 0) return [changed];
  const sides = (['from', 'to'] as const).filter((side) => Object.hasOwn(changed, side));
  const values = sides.map((side) => [side, without(changed[side], inside)] as const);
  const [before, after] = values.map(([, value]) => JSON.stringify(value));
  return sides.length === 2 && before === after ? [] : [{ ...changed, ...Object.fromEntries(values) }];
}

/** Whether one of two paths leads through the other. */
const meet = (path: Segments, withheld: Segments): boolean =>
  withheld.slice(0, path.length).every((segment, at) => segment === '*' || segment === path[at]);

const without = (value: unknown, instead: Withheld['instead']): unknown =>
  Object.entries(instead).reduce(
    (data, [field, replaced]) => replace(data, field.split('.'), replaced),
    value,
  );

/** A value in which something else stands at a path, wherever something stood there. */
function replace(value: unknown, [segment = '', ...rest]: Segments, instead: unknown): unknown {
  if (!isGroup(value)) return value;
  const inner = (one: unknown) => (rest.length === 0 ? instead : replace(one, rest, instead));
  if (Array.isArray(value)) return segment === '*' ? value.map(inner) : value;
  const entries = Object.entries(value).map(([key, one]) =>
    segment === '*' || segment === key ? ([key, inner(one)] as const) : ([key, one] as const),
  );
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

const isGroup = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
