export {
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
  PASS_FAIL,
  PASS_FAIL_LABELS,
  type PassFail,
} from './checklist';
export {
  type Comment,
  type CommentInput,
  commentFormSchema,
  commentSchema,
  commentsOf,
} from './comment';
export { type PlannedInput, plannedMinutes, plannedToForm, plannedToRecord } from './planned-time';
export {
  mayEditWorkOrder,
  STATUS_GROUP_LABELS,
  STATUS_GROUP_OF,
  STATUS_GROUPS,
  type StatusGroup,
  WAITING_REASON_LABELS,
  WAITING_REASONS,
  type WaitingReason,
  WORK_ORDER_STATUS_LABELS,
  WORK_ORDER_STATUSES,
  WORK_ORDER_TYPE_LABELS,
  WORK_ORDER_TYPES,
  type WorkOrder,
  type WorkOrderStatus,
  type WorkOrderType,
  workOrderSchema,
  workOrders,
} from './work-order';
export {
  emptyWorkOrder,
  type WorkOrderInput,
  type WorkOrderValues,
  workOrderForm,
  workOrderFormSchema,
  workOrderToForm,
  workOrderToRecord,
} from './work-order-form';
export {
  transitionWorkOrder,
  type WorkOrderFact,
  type WorkOrderStepInput,
  workOrderFacts,
  workOrderTransitions,
} from './work-order-transitions';
