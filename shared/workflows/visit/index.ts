export { findVisit, giveVisitOrder, passVisits } from './give-visit-order';
export { findLeavers } from './leavers';
