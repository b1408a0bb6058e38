import * as v from 'valibot';
import { PRIORITIES } from '../task';
import { fold } from '../tokens';
import { blankChecklist, checklistSchema } from './checklist';
import { type OrderCosts, type OrderParts, orderCostsSchema, orderPartsSchema } from './lines';
import { withMetersOf } from './meter-items';
import { WORK_ORDER_TYPES, type WorkOrder } from './work-order';
import type { WorkOrderInput } from './work-order-form';

/** What work is, wherever and whenever it is done. */
const content = {
  title: v.pipe(v.string(), v.minLength(3), v.maxLength(140)),
  description: v.optional(v.pipe(v.string(), v.maxLength(5000))),
  type: v.picklist(WORK_ORDER_TYPES),
  priority: v.picklist(PRIORITIES),
  estimateMin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  requireSignature: v.boolean(),
  checklist: checklistSchema,
  parts: orderPartsSchema,
  costs: orderCostsSchema,
};
const contentSchema = v.object(content);
export type OrderContent = v.InferOutput<typeof contentSchema>;

/** Work that is ordered again and again, under a name. */
export const orderTemplateSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  nameLower: v.string(),
  ...content,
});
export type OrderTemplate = v.InferOutput<typeof orderTemplateSchema>;

/** What of an order another one like it starts with: the work, and nothing that happened or was agreed for once. */
export const contentOf = (order: WorkOrder): OrderContent => ({
  title: order.title,
  description: order.description,
  type: order.type,
  priority: order.priority,
  estimateMin: order.estimateMin,
  requireSignature: order.requireSignature,
  checklist: blankChecklist(order.checklist),
  parts: unsigned<OrderParts>(order.parts ?? {}),
  costs: unsigned<OrderCosts>(order.costs ?? {}),
});

export const templateOf = (name: string, order: WorkOrder): OrderTemplate => ({
  name,
  nameLower: fold(name),
  ...contentOf(order),
  // Kept for any place: whose meters are read is chosen with the order.
  checklist: withMetersOf(blankChecklist(order.checklist)),
});

/** The fields of the form that a template or a copy fills. */
export const contentToForm = (from: OrderContent) => ({
  title: from.title,
  description: from.description ?? '',
  type: from.type,
  priority: from.priority,
  estimateMin: from.estimateMin ?? null,
  requireSignature: from.requireSignature,
  checklist: from.checklist,
  parts: from.parts,
  costs: from.costs,
});

/**
 * What a copy of an order starts with: the same work on the same assets of the same place by the same people. Not carried: dates, who asked
 * for it, offer, plan and links, time spent, results, and all that happened.
 */
export const copyOf = (order: WorkOrder): Partial<WorkOrderInput> => ({
  ...contentToForm(contentOf(order)),
  customerRef: order.customerRef,
  siteRef: order.siteRef,
  contactRef: order.contactRef ?? null,
  assetRefs: [...(order.assetRefs ?? [])],
  timezone: order.timezone,
  leadRef: order.leadId === '' ? null : { id: order.leadId, name: order.leadName ?? '' },
  crewRefs: [...order.crewRefs],
});

/** Lines without who wrote them. */
const unsigned = <L extends OrderParts | OrderCosts>(lines: L): L =>
  Object.fromEntries(
    Object.entries(lines).map(([id, { by: _by, at: _at, ...line }]) => [id, line]),
  ) as unknown as L;
