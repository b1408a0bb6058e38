export { findOccurrence, giveOccurrenceOrder, passOccurrences } from './give-occurrence-order';
export { findLeavers } from './leavers';
