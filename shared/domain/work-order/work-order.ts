import * as v from 'valibot';
import { assetRefsEntries } from '../asset';
import { calendarDay } from '../calendar-day';
import { instant, timezone } from '../instant';
import { minor } from '../money';
import { LINE_KINDS, MAX_LINES } from '../offer';
import { qtyMilli } from '../quantity';
import { entryKey, partMap, recordId, ref, stamp } from '../record';
import { can, kindOfRole } from '../role';
import { PRIORITIES } from '../task';
import { checklistSchema } from './checklist';
import { orderCostsSchema, orderPartsSchema } from './lines';

export const WORK_ORDER_STATUSES = [
  'draft',
  'scheduled',
  'inProgress',
  'onHold',
  'completed',
  'verified',
  'cancelled',
] as const;
export type WorkOrderStatus = (typeof WORK_ORDER_STATUSES)[number];
export const WORK_ORDER_STATUS_LABELS: Readonly<Record<WorkOrderStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  inProgress: 'In progress',
  onHold: 'On hold',
  completed: 'Completed',
  verified: 'Verified',
  cancelled: 'Cancelled',
};

export const STATUS_GROUPS = ['open', 'active', 'waiting', 'closed'] as const;
export type StatusGroup = (typeof STATUS_GROUPS)[number];
/** Of orders whose work is not finished. */
export const UNFINISHED_GROUPS = STATUS_GROUPS.filter((group) => group !== 'closed');
/** Stored beside the status, so that lists ask for one equality. */
export const STATUS_GROUP_OF: Readonly<Record<WorkOrderStatus, StatusGroup>> = {
  draft: 'open',
  scheduled: 'open',
  inProgress: 'active',
  onHold: 'waiting',
  completed: 'closed',
  verified: 'closed',
  cancelled: 'closed',
};

export const WORK_ORDER_TYPES = [
  'corrective',
  'preventive',
  'inspection',
  'installation',
  'cleaning',
] as const;
export type WorkOrderType = (typeof WORK_ORDER_TYPES)[number];
export const WORK_ORDER_TYPE_LABELS: Readonly<Record<WorkOrderType, string>> = {
  corrective: 'Repair',
  preventive: 'Maintenance',
  inspection: 'Inspection',
  installation: 'Installation',
  cleaning: 'Cleaning',
};

/** Where an order came from; stored, because no query asks whether a field is there. */
export const WORK_ORDER_ORIGINS = ['hand', 'offer', 'plan'] as const;
export type WorkOrderOrigin = (typeof WORK_ORDER_ORIGINS)[number];
export const WORK_ORDER_ORIGIN_LABELS: Readonly<Record<WorkOrderOrigin, string>> = {
  hand: 'Written by hand',
  offer: 'From an offer',
  plan: 'From a maintenance plan',
};

/** Verified orders without an invoice are ready to bill. */
/** `none`: it is verified, and somebody said that there is nothing to bill. */
export const BILLING_STATES = ['open', 'ready', 'billed', 'none'] as const;

export const WAITING_REASONS = ['parts', 'customer', 'access', 'weather', 'approval'] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];
export const WAITING_REASON_LABELS: Readonly<Record<WaitingReason, string>> = {
  parts: 'Parts',
  customer: 'The customer',
  access: 'Access',
  weather: 'The weather',
  approval: 'An approval',
};

/** How one order stands to another; the kind is said from the order that keeps it. */
export const WORK_ORDER_LINKS = [
  'followUpOf',
  'followedBy',
  'duplicates',
  'duplicatedBy',
  'blocks',
  'blockedBy',
  'splitFrom',
  'splitInto',
  'relatesTo',
] as const;
export type WorkOrderLink = (typeof WORK_ORDER_LINKS)[number];
export const WORK_ORDER_LINK_LABELS: Readonly<Record<WorkOrderLink, string>> = {
  followUpOf: 'Follow-up of',
  followedBy: 'Followed by',
  duplicates: 'Duplicate of',
  duplicatedBy: 'Has the duplicate',
  blocks: 'Blocks',
  blockedBy: 'Blocked by',
  splitFrom: 'Split from',
  splitInto: 'Split into',
  relatesTo: 'Related to',
};

/** Links that an order keeps at most: those that people make, and room for orders that follow from transitions. */
const MOST_LINKS = 40;

/** Sixty days. */
export const MAX_ESTIMATE_MIN = 60 * 24 * 60;

const minutes = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A line of an offer as it was agreed. */
export const offeredLineSchema = v.object({
  order: v.pipe(v.number(), v.finite()),
  kind: v.picklist(LINE_KINDS),
  name: v.string(),
  unit: v.string(),
  qtyMilli: v.pipe(qtyMilli, v.minValue(0)),
  /** What was agreed for all of it, after every discount and without tax; left out for a crew. */
  agreedMinor: v.optional(minor),
});
export type OfferedLine = v.InferOutput<typeof offeredLineSchema>;

const entries = v.object({
  title: v.pipe(v.string(), v.minLength(3), v.maxLength(140)),
  description: v.optional(v.pipe(v.string(), v.maxLength(5000))),
  type: v.picklist(WORK_ORDER_TYPES),
  status: v.picklist(WORK_ORDER_STATUSES),
  statusGroup: v.picklist(STATUS_GROUPS),
  priority: v.picklist(PRIORITIES),
  customerRef: ref,
  /** A site of that customer. */
  siteRef: ref,
  contactRef: v.optional(ref),
  ...assetRefsEntries,
  /**
   * An employee, or '' while nobody leads it: lists ask for either, and no query finds an absent field. Two plain fields,
   * because lists filter by one of them.
   */
  leadId: v.string(),
  leadName: v.optional(v.string()),
  crewRefs: v.pipe(v.array(ref), v.maxLength(8)),
  crewIds: v.pipe(v.array(v.string()), v.maxLength(8)),
  /** The site's; planned times are meant in it. */
  timezone,
  plannedStart: v.optional(instant),
  plannedEnd: v.optional(instant),
  /** The day of the planned start at the site. */
  plannedDay: v.optional(calendarDay),
  dueDate: v.optional(calendarDay),
  /** The due date, or a day after all others: a query ordered by an absent field would hide the record. */
  dueSort: v.string(),
  estimateMin: v.optional(minutes),
  waiting: v.optional(
    v.object({ reason: v.picklist(WAITING_REASONS), until: v.optional(calendarDay), since: instant }),
  ),
  /** Minutes spent on hold so far. */
  heldMin: v.optional(minutes),
  cancelReason: v.optional(v.string()),
  checklist: checklistSchema,
  /** What it uses up and what else it costs: expected first, then what it was. Absent where there is none. */
  parts: v.optional(orderPartsSchema),
  costs: v.optional(orderCostsSchema),
  origin: v.optional(v.picklist(WORK_ORDER_ORIGINS)),
  offerRef: v.optional(ref),
  /** What its lines of the offer come to after every discount and without tax. */
  offerTotalMinor: v.optional(v.pipe(v.number(), v.safeInteger())),
  /** Its lines of the offer by their ids there; absent where there was none, and on older orders. */
  offered: v.optional(partMap(offeredLineSchema, MAX_LINES, `Keep at most ${MAX_LINES} lines of an offer.`)),
  /** What the customer pays for it by its plan, without tax, as the plan said when the order was made. */
  planPriceMinor: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** The invoice that bills it. */
  invoiceRef: v.optional(ref),
  /** Why it is not billed, where somebody decided so. */
  notBilled: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
  /** Whether it is to be billed; stored, because no query asks whether a field is there. */
  billing: v.optional(v.picklist(BILLING_STATES)),
  planRef: v.optional(ref),
  occurrenceId: v.optional(v.string()),
  requestedBy: v.optional(v.string()),
  requireSignature: v.boolean(),
  /** Who signed for the customer; the file is what they drew, where they did. */
  signature: v.optional(v.object({ name: v.string(), at: instant, attachmentId: v.optional(v.string()) })),
  outcome: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  firstResponseAt: v.optional(instant),
  startedAt: v.optional(instant),
  completedAt: v.optional(instant),
  completedBy: v.optional(stamp),
  verifiedAt: v.optional(instant),
  verifiedBy: v.optional(stamp),
  /** Other orders by their id, with the name they had, and the item of this checklist they came of. */
  links: v.optional(
    v.pipe(
      v.record(
        recordId,
        v.object({
          kind: v.picklist(WORK_ORDER_LINKS),
          name: v.pipe(v.string(), v.maxLength(400)),
          itemId: v.optional(entryKey),
        }),
      ),
      v.check((links) => Object.keys(links).length <= MOST_LINKS, `Keep at most ${MOST_LINKS} links.`),
    ),
  ),
});

/** A job at a site of a customer. Once scheduled it keeps a lead and a planned start, whoever edits it. */
export const workOrderSchema = v.pipe(
  entries,
  v.forward(
    v.check(
      ({ status, plannedStart }) => status !== 'scheduled' || plannedStart !== undefined,
      'A scheduled job needs a planned day and time. Unschedule it to plan anew.',
    ),
    ['plannedDay'],
  ),
  v.forward(
    v.check(
      ({ status, leadId }) => status !== 'scheduled' || leadId !== '',
      'A scheduled job needs a lead. Unschedule it to plan anew.',
    ),
    ['leadId'],
  ),
);
export type WorkOrder = v.InferOutput<typeof workOrderSchema>;

/** Whether a role may edit this order in the form: closed ones only an administrator. */
export function mayEditWorkOrder(order: Pick<WorkOrder, 'statusGroup'>, role: string): boolean {
  return can(role, 'workOrders:edit') && (order.statusGroup !== 'closed' || kindOfRole(role) === 'admin');
}
