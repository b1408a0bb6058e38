import { assetRefsFields } from '../asset';
import { COMPANY } from '../company';
import { DERIVED, defineKind, REPEATED, SYSTEM, tellThose } from '../record';
import { dueSortOf, PRIORITY_LABELS } from '../task';
import { tokensOf } from '../tokens';
import { checklistFields, costFields, partFields } from './content-fields';
import { offeredFields } from './offered-fields';
import {
  mayEditWorkOrder,
  UNFINISHED_GROUPS,
  WAITING_REASON_LABELS,
  WORK_ORDER_LINK_LABELS,
  WORK_ORDER_STATUS_LABELS,
  WORK_ORDER_TYPE_LABELS,
  type WorkOrder,
  workOrderSchema,
} from './work-order';

const tellCrew = tellThose<WorkOrder>(({ leadId, crewRefs }) => [
  ...new Set([...(leadId ? [leadId] : []), ...crewRefs.map(({ id }) => id)]),
]);

/** Who wrote an order: a login, or where the clock did, whoever made the plan. */
const writerOf = ({ planRef }: WorkOrder, createdBy: string) =>
  createdBy === SYSTEM.uid && planRef
    ? { makerOf: { type: 'maintenancePlan', id: planRef.id } }
    : { logins: [createdBy] };

const billingOf = ({
  status,
  invoiceRef,
  notBilled,
}: Pick<WorkOrder, 'status' | 'invoiceRef' | 'notBilled'>): WorkOrder['billing'] => {
  if (invoiceRef) return 'billed';
  if (status !== 'verified') return 'open';
  return notBilled === undefined ? 'ready' : 'none';
};

export const workOrders = defineKind<WorkOrder>({
  path: 'workOrders',
  type: 'workOrder',
  called: { one: 'work order', many: 'work orders' },
  permission: 'workOrders:edit',
  locked: (order, { role }) =>
    mayEditWorkOrder(order, role) ? undefined : 'It is closed. Reopen it to change it.',
  trash: 'alone',
  hasFiles: true,
  children: [{ type: 'invoice', by: 'orderIds', amongMany: true, trash: 'all stay' }],
  unfinished: {
    one: 'open work order',
    many: 'open work orders',
    which: ['statusGroup', 'in', UNFINISHED_GROUPS],
  },
  get numberPrefix() {
    return COMPANY.numberPrefixes.workOrder;
  },
  schema: workOrderSchema,
  fields: {
    title: 'Title',
    description: 'Description',
    type: { label: 'Type', labels: WORK_ORDER_TYPE_LABELS },
    status: { label: 'Status', labels: WORK_ORDER_STATUS_LABELS, putBack: 'never' },
    statusGroup: { ...REPEATED, putBack: 'never' },
    priority: { label: 'Priority', labels: PRIORITY_LABELS },
    // When, where and by whom a job is done is several fields each.
    customerRef: { label: 'Customer', putBack: 'together' },
    siteRef: { label: 'Site', putBack: 'together' },
    contactRef: 'Contact',
    assetRefs: 'Asset',
    assetIds: REPEATED,
    leadId: { ...REPEATED, putBack: 'together' },
    leadName: { label: 'Lead', putBack: 'together' },
    crewRefs: 'Crew',
    crewIds: REPEATED,
    timezone: 'Timezone',
    plannedStart: { label: 'Planned start', putBack: 'together' },
    plannedEnd: { label: 'Planned end', putBack: 'together' },
    plannedDay: { label: 'Planned day', format: 'day', putBack: 'together' },
    dueDate: { label: 'Due date', format: 'day' },
    dueSort: DERIVED,
    estimateMin: { label: 'Estimate', format: 'minutes' },
    waiting: {
      label: 'Waiting',
      fields: {
        reason: { label: 'reason', labels: WAITING_REASON_LABELS },
        until: { label: 'until', format: 'day' },
        since: 'since',
      },
      putBack: 'never',
    },
    heldMin: { label: 'Held', format: 'minutes', putBack: 'never' },
    cancelReason: { label: 'Cancel reason', putBack: 'never' },
    checklist: { label: 'Checklist', each: checklistFields },
    parts: { label: 'Parts', each: partFields },
    costs: { label: 'Costs', each: costFields },
    origin: { ...DERIVED, putBack: 'never' },
    ...offeredFields,
    planPriceMinor: { label: 'Price of the plan', format: 'money', restricted: {}, putBack: 'never' },
    invoiceRef: { label: 'Invoice', restricted: {}, putBack: 'never' },
    notBilled: { label: 'Why it is not billed', restricted: {}, putBack: 'never' },
    billing: { ...DERIVED, restricted: {}, putBack: 'never' },
    planRef: { label: 'Plan', putBack: 'never' },
    occurrenceId: { label: 'Occurrence id', putBack: 'never' },
    requestedBy: 'Requested',
    requireSignature: 'Require signature',
    signature: {
      label: 'Signature',
      fields: { name: 'name', at: 'at', attachmentId: 'attachment id' },
      putBack: 'never',
    },
    outcome: { label: 'Outcome', putBack: 'never' },
    firstResponseAt: { label: 'First response', putBack: 'never' },
    startedAt: { label: 'Started', putBack: 'never' },
    completedAt: { label: 'Completed', putBack: 'never' },
    completedBy: { label: 'Completed', putBack: 'never' },
    verifiedAt: { label: 'Verified', putBack: 'never' },
    verifiedBy: { label: 'Verified', putBack: 'never' },
    links: {
      label: 'Links',
      each: { kind: { label: 'kind', labels: WORK_ORDER_LINK_LABELS }, name: 'name', itemId: REPEATED },
    },
  },
  label: ({ number, title }) => (number === undefined ? title : `${number} ${title}`),
  tokens: ({ number, title, customerRef, siteRef }) =>
    tokensOf([number, title, customerRef.name, siteRef.name]),
  links: ({ customerRef, siteRef }) => ({ customerId: customerRef.id, siteId: siteRef.id }),
  derived: ({ assetRefs, crewRefs, dueDate, status, invoiceRef, notBilled }) => ({
    assetIds: assetRefsFields(assetRefs).assetIds,
    crewIds: crewRefs.map(({ id }) => id),
    dueSort: dueSortOf(dueDate),
    billing: billingOf({ status, invoiceRef, notBilled }),
  }),
  tells: (before, after, createdBy) => [
    ...tellCrew(before, after),
    // Who wrote the order looks at what was done.
    ...(before && before.status !== 'completed' && after.status === 'completed'
      ? [{ kind: 'review' as const, ...writerOf(after, createdBy) }]
      : []),
  ],
  followed: ({ statusGroup, dueDate, plannedDay, leadId }) => ({
    days: { dueDate, plannedDay },
    over: statusGroup === 'closed',
    responsible: leadId || undefined,
  }),
});
