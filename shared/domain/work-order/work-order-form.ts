import * as v from 'valibot';
import { assetRefsFields, assetRefsForm } from '../asset';
import { optionalDay } from '../calendar-day';
import { COMPANY } from '../company';
import { optionalDuration } from '../duration';
import { optionalTime } from '../instant';
import { optionalRef, ref, requiredRef, toForm, toRecord } from '../record';
import { dueSortOf, PRIORITIES } from '../task';
import { filled, optionalName, optionalText, requiredText } from '../text';
import { withResultsOf } from './checklist';
import { checklistForm, pathTo } from './checklist-form';
import { crewBeside } from './crew-beside';
import { orderCostsSchema, orderPartsSchema, signedAsBefore } from './lines';
import { withMetersOf } from './meter-items';
import { plannedToForm, plannedToRecord } from './planned-time';
import { MAX_ESTIMATE_MIN, WORK_ORDER_TYPES, type WorkOrder, workOrderSchema } from './work-order';

/** People on a crew beside the lead at most. */
export const MAX_CREW = 8;

/** What the work-order form edits; the status changes by transitions, not here. */
export const workOrderFormSchema = v.pipe(
  v.object({
    title: requiredText('a title', 3, 140),
    description: optionalText(5000),
    type: v.picklist(WORK_ORDER_TYPES, 'Choose what kind of work this is.'),
    priority: v.picklist(PRIORITIES, 'Choose a priority.'),
    customerRef: requiredRef('Choose a customer.'),
    siteRef: requiredRef('Choose a site of the customer.'),
    contactRef: optionalRef,
    /** Of the chosen site. */
    assetRefs: assetRefsForm,
    leadRef: optionalRef,
    crewRefs: v.pipe(v.array(ref), v.maxLength(MAX_CREW, `Choose at most ${MAX_CREW} people.`)),
    /** Of the chosen site; set it with the site. */
    timezone: v.pipe(v.string(), v.maxLength(100)),
    plannedDay: optionalDay,
    plannedFrom: optionalTime,
    plannedTo: optionalTime,
    dueDate: optionalDay,
    estimateMin: optionalDuration(1, MAX_ESTIMATE_MIN),
    requestedBy: optionalName(120),
    requireSignature: v.boolean(),
    checklist: checklistForm,
    parts: orderPartsSchema,
    costs: orderCostsSchema,
    /** Why it is planned although something speaks against it; kept by the history alone. */
    reason: optionalText(500),
  }),
  v.forward(
    v.check(
      ({ plannedDay, plannedFrom }) => plannedDay === '' || plannedFrom !== '',
      'Enter the time at which the work starts.',
    ),
    ['plannedFrom'],
  ),
  v.forward(
    v.check(
      ({ plannedDay, plannedFrom, plannedTo }) =>
        plannedDay !== '' || (plannedFrom === '' && plannedTo === ''),
      'Enter the day of these times.',
    ),
    ['plannedDay'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.assetRefs.length < 2) return;
    const { assetRefs, checklist } = dataset.value;
    for (const [id, item] of Object.entries(checklist))
      if (item.kind === 'meter' && !assetRefs.some((asset) => asset.id === item.assetRef?.id))
        addIssue({
          message: 'Choose the asset whose meter is read.',
          path: pathTo(dataset.value, ['checklist', id, 'assetRef']),
        });
  }),
);
export type WorkOrderInput = v.InferInput<typeof workOrderFormSchema>;
export type WorkOrderValues = v.InferOutput<typeof workOrderFormSchema>;

export const emptyWorkOrder = (): WorkOrderInput => ({
  title: '',
  description: '',
  type: 'corrective',
  priority: 'normal',
  customerRef: null,
  siteRef: null,
  contactRef: null,
  assetRefs: [],
  leadRef: null,
  crewRefs: [],
  timezone: COMPANY.timezone,
  plannedDay: '',
  plannedFrom: '',
  plannedTo: '',
  dueDate: '',
  estimateMin: null,
  requestedBy: '',
  requireSignature: false,
  checklist: {},
  parts: {},
  costs: {},
  reason: '',
});

export const workOrderToForm = (order: WorkOrder): WorkOrderInput =>
  toForm(emptyWorkOrder(), {
    ...order,
    assetRefs: [...(order.assetRefs ?? [])],
    leadRef: order.leadId === '' ? undefined : { id: order.leadId, name: order.leadName ?? '' },
    ...plannedToForm(order),
    parts: order.parts ?? {},
    costs: order.costs ?? {},
    reason: '',
  });

/** The record's own fields: those of the form, and from `before` those that only transitions change. */
export function workOrderToRecord(values: WorkOrderValues, before?: WorkOrder): WorkOrder {
  const { assetRefs, leadRef, plannedDay, plannedFrom, plannedTo, reason, ...own } = values;
  const crewRefs = crewBeside(leadRef, values.crewRefs);
  return {
    ...(before ?? { status: 'draft', statusGroup: 'open', origin: 'hand' }),
    ...toRecord(workOrderSchema, own),
    ...assetRefsFields(assetRefs),
    leadId: leadRef?.id ?? '',
    leadName: leadRef?.name,
    crewRefs,
    crewIds: crewRefs.map(({ id }) => id),
    ...plannedToRecord(values, values.timezone, before),
    dueSort: dueSortOf(filled(values.dueDate)),
    // Who filled in what, and when, is the server's to say: the form only says what is to be done.
    checklist: withMetersOf(withResultsOf(values.checklist, before?.checklist), assetRefs),
    parts: signedAsBefore(values.parts, before?.parts),
    costs: signedAsBefore(values.costs, before?.costs),
  };
}

export const workOrderForm = {
  schema: workOrderFormSchema,
  empty: emptyWorkOrder,
  fromRecord: workOrderToForm,
  toRecord: workOrderToRecord,
};
