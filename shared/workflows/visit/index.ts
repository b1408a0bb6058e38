export { findVisit, giveVisitOrder, passVisits, takesOrder } from './give-visit-order';
export { findLeavers } from './leavers';
