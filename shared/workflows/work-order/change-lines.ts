import { today } from '@fm/domain/calendar-day';
import { copyOfItem } from '@fm/domain/catalogue';
import { COMPANY } from '@fm/domain/company';
import type { Actor, Stored } from '@fm/domain/record';
import {
  lineRight,
  MAX_COSTS,
  MAX_PARTS,
  type OrderCost,
  type OrderPart,
  orderCostSchema,
  orderPartSchema,
  type WorkOrder,
  workOrders,
} from '@fm/domain/work-order';
import * as v from 'valibot';
import { findItem, keptItemRef } from '../catalogue';
import { defineCommand, entryId, recordId } from '../command';
import { FailureSignal, invalid, refused } from '../failure';
import { present } from '../reference';
import type { Unit } from '../unit';

type Line = OrderPart | OrderCost;

/** What a person writes of a line; its place follows from the lines that are there. */
const PLACED = ['order', 'by', 'at'] as const;
const lineOf = { workOrderId: recordId, id: entryId };
const input = v.variant('kind', [
  v.object({ ...lineOf, kind: v.literal('parts'), fields: v.omit(orderPartSchema, PLACED) }),
  v.object({ ...lineOf, kind: v.literal('costs'), fields: v.omit(orderCostSchema, PLACED) }),
]);

/** Adds a part or another cost to an order, or changes one: two people on two lines never meet. */
export const saveLine = defineCommand({
  name: 'workOrders.saveLine',
  permission: 'workOrders:transition',
  input,
  async run(unit, { workOrderId, id, kind, fields }, { actor, now }) {
    const order = await present(unit, workOrders, workOrderId);
    const lines: Readonly<Record<string, Line>> = order[kind] ?? {};
    const before = lines[id];
    const most = kind === 'parts' ? MAX_PARTS : MAX_COSTS;
    if (!before && Object.keys(lines).length >= most)
      throw new FailureSignal(invalid(`This order has ${most} lines of this kind, and takes no more.`));
    const place =
      before?.order ?? Object.values(lines).reduce((highest, line) => Math.max(highest, line.order + 1), 0);
    const allowed = fieldsFor(order, kind, before, fields, actor);
    const written = { ...(await withItem(unit, before, allowed, now)), order: place };
    const by =
      before && lineRight(order, actor).writes === 'used' ? (before.by ?? order.createdBy) : undefined;
    // A new line names itself in the history.
    unit.fill(workOrders, order, kind, id, written, before && { note: nameOf(before) }, by);
    return null;
  },
});

/** Takes a part or another cost off an order, and gives the line as it was. */
export const removeLine = defineCommand({
  name: 'workOrders.removeLine',
  permission: 'workOrders:transition',
  input: v.object({ ...lineOf, kind: v.picklist(['parts', 'costs']) }),
  async run(unit, { workOrderId, id, kind }, { actor }) {
    const order = await present(unit, workOrders, workOrderId);
    const line: Line | undefined = order[kind]?.[id];
    const { writes } = lineRight(order, actor);
    if (writes === 'none' || (writes === 'used' && !isOwnPart(kind, line, actor)))
      throw new FailureSignal(refused);
    unit.clear(workOrders, order, kind, id);
    return null;
  },
});

/**
 * Whether a line is a part that the actor noted. One with a price is the office's, whoever noted what was used of it,
 * unless the price came along from the catalogue.
 */
const isOwnPart = (kind: 'parts' | 'costs', line: Line | undefined, { uid }: Actor): boolean =>
  kind === 'parts' &&
  (!line ||
    (line.by?.uid === uid &&
      (fromCatalogue(line) ||
        (!('costMinor' in line && line.costMinor !== undefined) &&
          !('priceMinor' in line && line.priceMinor !== undefined)))));

const fromCatalogue = (line: Line): boolean => 'itemRef' in line && line.itemRef !== undefined;

/** What an actor may write of a line, and whether prices are left to the catalogue. */
interface Allowed {
  readonly fields: Partial<OrderPart> | Partial<OrderCost>;
  readonly pricesByItem: boolean;
}

/** The fields of a line that the actor may write: what is to be paid, the office says, the crew tells what was used. */
function fieldsFor(
  order: Stored<WorkOrder>,
  kind: 'parts' | 'costs',
  before: Line | undefined,
  fields: Omit<Line, 'order'>,
  actor: Actor,
): Allowed {
  const right = lineRight(order, actor);
  if (right.writes === 'none') throw new FailureSignal(invalid(right.reason));
  if (right.writes === 'all') return { fields, pricesByItem: false };
  if (kind === 'costs') throw new FailureSignal(refused);
  const { name, sku, unit, qtyMilli, itemRef } = fields as Omit<OrderPart, 'order'>;
  const used = { name, sku, unit, qtyMilli, itemRef };
  if (!before)
    return { fields: { ...used, taxBp: COMPANY.taxRatesBp[0], billable: true }, pricesByItem: true };
  const part = before as OrderPart;
  const roundingMinor = part.qtyMilli === qtyMilli ? part.roundingMinor : undefined;
  // Of a part that the office wrote, the crew says how much was used, and it stays the office's.
  return isOwnPart(kind, before, actor)
    ? { fields: { ...used, roundingMinor }, pricesByItem: true }
    : { fields: { qtyMilli, roundingMinor }, pricesByItem: false };
}

/**
 * The fields with the reference to the item of the catalogue as it is stored. For those who may not see prices the item
 * says unit, cost, price and tax of what they take from it.
 */
async function withItem(
  unit: Unit,
  before: Line | undefined,
  { fields, pricesByItem }: Allowed,
  now: Date,
): Promise<object> {
  if (!('itemRef' in fields)) return fields;
  const known = before && 'itemRef' in before ? before.itemRef : undefined;
  const itemRef = await keptItemRef(unit, fields.itemRef, known);
  if (!pricesByItem) return { ...fields, itemRef };
  if (itemRef && itemRef.id === known?.id) {
    const { unit: ofItem, sku } = before as OrderPart;
    return { ...fields, itemRef, unit: ofItem, sku };
  }
  const item = await findItem(unit, itemRef);
  if (!item) return known ? { ...fields, itemRef, costMinor: undefined, priceMinor: undefined } : fields;
  const copy = copyOfItem(item, today(COMPANY.timezone, now), COMPANY.locale);
  const { unit: ofItem, costMinor, priceMinor, taxBp } = copy;
  return { ...fields, itemRef, unit: ofItem, sku: item.itemNo, costMinor, priceMinor, taxBp };
}

const nameOf = (line: Line): string => ('name' in line ? line.name : line.label);
