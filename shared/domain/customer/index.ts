export { type CustomerBlock, customerBlock } from './block';
export {
  type Contact,
  type ContactInput,
  type ContactValues,
  contactForm,
  contactFormSchema,
  contactSchema,
  contactsOf,
  contactToForm,
  contactToRecord,
  emptyContact,
} from './contact';
export {
  CUSTOMER_KIND_LABELS,
  CUSTOMER_KINDS,
  CUSTOMER_STATUS_LABELS,
  CUSTOMER_STATUSES,
  type Customer,
  type CustomerKind,
  type CustomerStatus,
  customerSchema,
  customers,
  MAX_TAGS,
  STATUSES_WITH_REASON,
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
export { normalTaxId, taxIdExample, taxIdProblem } from './tax-id';
