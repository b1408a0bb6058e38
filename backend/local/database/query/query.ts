import { boolean, nullable, number, object, optional, picklist, safeParse, string, union } from 'valibot';
import { InvalidRequest } from '../tree/invalid-request';
import type { Path } from '../tree/node';
import { readPath } from '../tree/path';

const Bound = nullable(union([string(), number(), boolean()]));

/** A query as the SDK writes it; the short names are the protocol's. */
const WireQuery = object({
  sp: optional(Bound),
  sn: optional(string()),
  sin: optional(boolean()),
  ep: optional(Bound),
  en: optional(string()),
  ein: optional(boolean()),
  l: optional(number()),
  vf: optional(picklist(['l', 'r'])),
  i: optional(string()),
});

/** One end of a range. */
export interface Bound {
  readonly value: string | number | boolean | null;
  /** The key, among places of the same value; without one all of them are meant. */
  readonly key?: string | undefined;
  readonly included: boolean;
}

/** What a query orders by. */
export type Order =
  | { readonly by: 'priority' }
  | { readonly by: 'key' }
  | { readonly by: 'value' }
  | { readonly by: 'child'; readonly path: Path };

/** The children of a place, in an order and from one end on. */
export interface Query {
  readonly order: Order;
  readonly from?: Bound;
  readonly to?: Bound;
  readonly limit?: { readonly count: number; readonly fromEnd: boolean };
}

/** Reads a query of the wire; undefined when it asks for everything. Throws an InvalidRequest for what is none. */
export function readQuery(wire: unknown): Query | undefined {
  const parsed = safeParse(WireQuery, wire);
  if (!parsed.success) throw new InvalidRequest('This is no query.');
  const { sp, sn, sin = true, ep, en, ein = true, l, vf = 'l', i } = parsed.output;
  if (sp === undefined && ep === undefined && l === undefined) return undefined;
  if (l !== undefined && (!Number.isInteger(l) || l < 1))
    throw new InvalidRequest('A limit is a whole number from 1 on.');
  return {
    order: orderOf(i),
    ...(sp !== undefined && { from: { value: sp, key: sn, included: sin } }),
    ...(ep !== undefined && { to: { value: ep, key: en, included: ein } }),
    ...(l !== undefined && { limit: { count: l, fromEnd: vf === 'r' } }),
  };
}

function orderOf(index: string | undefined): Order {
  if (index === undefined || index === '.priority') return { by: 'priority' };
  if (index === '.key') return { by: 'key' };
  if (index === '.value') return { by: 'value' };
  return { by: 'child', path: readPath(index) };
}
