export { findVisit, giveVisitOrder, passVisit } from './give-visit-order';
export { findLeavers } from './leavers';
