import { ASSET, CONTACT, CUSTOMER, SITE } from './samples/customer';
import { EMPLOYEE } from './samples/employee';
import { CATALOGUE_ITEM, INVOICE, OCCURRENCE, OFFER, PLAN, REMINDER, TASK } from './samples/planning';
import { COMMENT, WORK_ORDER } from './samples/work-order';

export { ASSET, CONTACT, CUSTOMER, SITE } from './samples/customer';
export { EMPLOYEE, EMPLOYEE_PRIVATE } from './samples/employee';
export {
  CATALOGUE_ITEM,
  INVOICE,
  OCCURRENCE,
  OCCURRENCE_ID,
  OFFER,
  OFFER_TEMPLATE,
  PLAN,
  REMINDER,
  TASK,
  TEXT_BLOCK,
} from './samples/planning';
export type { Sample } from './samples/sample';
export { SETTINGS } from './samples/settings';
export { ATTACHMENT, COMMENT, JOB, LABOUR, ORDER_TEMPLATE, TIMER, WORK_ORDER } from './samples/work-order';

/** The samples by name. */
export const SAMPLES = {
  EMPLOYEE,
  CUSTOMER,
  CONTACT,
  SITE,
  ASSET,
  TASK,
  REMINDER,
  WORK_ORDER,
  COMMENT,
  OFFER,
  INVOICE,
  CATALOGUE_ITEM,
  PLAN,
  OCCURRENCE,
};
