export { ACCESS_DAYS, mayKnowAccess } from './access';
export { movedTo, type OrderChange, shiftedBy, toLead, toPriority } from './bulk-changes';
export { type OrderShare, offeredMinutes, offeredShare, orderFromOffer } from './carried-from-offer';
export { splitChecklist, successorOf } from './carry-rest';
export {
  blankChecklist,
  CHECKLIST_KIND_LABELS,
  type Checklist,
  type ChecklistItem,
  type ChecklistKind,
  checklistItemSchema,
  checklistItems,
  checklistProgress,
  checklistSchema,
  isFailed,
  isFilled,
  MAX_CHECKLIST_ITEMS,
  type MeterItem,
  PASS_FAIL,
  PASS_FAIL_LABELS,
  type PassFail,
} from './checklist';
export { checklistForm } from './checklist-form';
export {
  type Comment,
  type CommentInput,
  commentFormSchema,
  commentSchema,
} from './comment';
export { commentsOf } from './comment-kind';
export { checklistFields, partFields } from './content-fields';
export { crewBeside } from './crew-beside';
export { JOB_WORD_LABELS, type JobAccount, type JobFigures, type JobWord, jobAccount } from './job-account';
export { type LineRight, lineRight } from './line-right';
export { type LineTotals, lineTotals, partBillMinor, partCostMinor } from './line-totals';
export {
  type CostInput,
  costFormSchema,
  costToForm,
  emptyCost,
  emptyPart,
  linesInOrder,
  MAX_COSTS,
  MAX_PARTS,
  type OrderCost,
  type OrderCosts,
  type OrderPart,
  type OrderParts,
  orderCostSchema,
  orderCostsSchema,
  orderPartSchema,
  orderPartsSchema,
  type PartInput,
  partFormSchema,
  partToForm,
  partToRecord,
} from './lines';
export { followUpOfItem, MAX_LINKS, OPPOSITE_LINK, withLink, withoutLink } from './links';
export { asksWhyLower, readingsOf, type TakenReading, withMetersOf } from './meter-items';
export { offeredFields } from './offered-fields';
export { partOfItem } from './part-of-item';
export { type PlannedInput, plannedMinutes, plannedToForm, plannedToRecord } from './planned-time';
export {
  contentToForm,
  copyOf,
  type OrderContent,
  type OrderTemplate,
  orderTemplateSchema,
  templateOf,
} from './template';
export { orderTemplates } from './template-kind';
export {
  hasSuccessor,
  OCCURRENCE_CHOICES,
  type OccurrenceChoice,
  type OrderSchedule,
  scheduled,
  scheduleOf,
  transitionOrder,
  type WorkOrderTransitionInput,
} from './transition-order';
export {
  inputTogether,
  isOpenTogether,
  STATUSES_TOGETHER,
  type StatusTogether,
} from './transition-together';
export { usedLines } from './used-lines';
export {
  mayEditWorkOrder,
  type OfferedLine,
  offeredLineSchema,
  STATUS_GROUP_OF,
  STATUS_GROUPS,
  type StatusGroup,
  UNFINISHED_GROUPS,
  WAITING_REASON_LABELS,
  WAITING_REASONS,
  type WaitingReason,
  WORK_ORDER_LINK_LABELS,
  WORK_ORDER_LINKS,
  WORK_ORDER_ORIGIN_LABELS,
  WORK_ORDER_ORIGINS,
  WORK_ORDER_STATUS_LABELS,
  WORK_ORDER_STATUSES,
  WORK_ORDER_TYPE_LABELS,
  WORK_ORDER_TYPES,
  type WorkOrder,
  type WorkOrderLink,
  type WorkOrderOrigin,
  type WorkOrderStatus,
  type WorkOrderType,
  workOrderSchema,
} from './work-order';
export {
  emptyWorkOrder,
  MAX_CREW,
  type WorkOrderInput,
  type WorkOrderValues,
  workOrderForm,
  workOrderFormSchema,
  workOrderToForm,
  workOrderToRecord,
} from './work-order-form';
export { workOrders } from './work-order-kind';
export {
  statusOfNew,
  transitionWorkOrder,
  type WorkOrderFact,
  type WorkOrderTransitionFields,
  workOrderFacts,
  workOrderTransitions,
} from './work-order-transitions';
export { undoWorkOrder } from './work-order-undo';
