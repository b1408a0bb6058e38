export {
  ATTENTION_LABELS,
  ATTENTIONS,
  CONTRACT_NOTICE_DAYS,
  type CustomerAttention,
  HELD_LABELS,
} from './attention';
export { type CustomerBlock, customerBlock } from './block';
export { type CustomerChange, toManager, toStatus, withTags } from './bulk-changes';
export {
  type Contact,
  type ContactInput,
  type ContactValues,
  contactForm,
  contactFormSchema,
  contactSchema,
  contactToForm,
  contactToRecord,
  emptyContact,
} from './contact';
export { contactsOf } from './contact-kind';
export {
  CUSTOMER_KIND_LABELS,
  CUSTOMER_KINDS,
  CUSTOMER_STATUS_LABELS,
  CUSTOMER_STATUSES,
  type Customer,
  type CustomerKind,
  type CustomerStatus,
  customerSchema,
  MAX_MERGED,
  MAX_TAGS,
  STATUSES_WITH_REASON,
  siteTownOf,
  townOf,
} from './customer';
export {
  type CustomerInput,
  type CustomerValues,
  customerForm,
  customerFormSchema,
  customerToForm,
  customerToRecord,
  emptyCustomer,
} from './customer-form';
export { customers } from './customer-kind';
export {
  type CustomerParts,
  type CustomerScreenInput,
  type CustomerScreenValues,
  customerFrom,
  customerScreenFrom,
  customerScreenSchema,
  emptyCustomerScreen,
  MAX_PARTS,
} from './customer-screen';
export {
  MERGE_FIELDS,
  type MergeChoices,
  type Merged,
  type MergeField,
  type MergeRow,
  type MergeSide,
  mergedCustomer,
  mergeRefusal,
  mergeRows,
} from './merge';
export {
  type CustomerFacts,
  type NextStep,
  nextSteps,
  STEP_RECORDS,
  type StepKind,
  type StepRecord,
} from './next-steps';
export { type CustomerNoteInput, type CustomerNoteValues, customerNoteSchema } from './note';
export { isContactMeant, isSiteMeant } from './part-there';
export { normalTaxId, taxIdExample, taxIdProblem } from './tax-id';
