import { ASSET, CONTACT, CUSTOMER, SITE } from './samples/customer';
import { EMPLOYEE } from './samples/employee';
import { OFFER, PLAN, REMINDER, TASK, VISIT } from './samples/planning';
import { COMMENT, WORK_ORDER } from './samples/work-order';

export { ASSET, CONTACT, CUSTOMER, SITE } from './samples/customer';
export { EMPLOYEE, EMPLOYEE_PRIVATE } from './samples/employee';
export { OFFER, PLAN, REMINDER, TASK, VISIT, VISIT_ID } from './samples/planning';
export type { Sample } from './samples/sample';
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
  PLAN,
  VISIT,
};
