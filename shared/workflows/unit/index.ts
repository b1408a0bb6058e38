export { checked, checkedBy } from './checked';
export { followingReminders } from './followers';
export type { HistoryNote } from './history';
export { mergedPatch } from './merge';
export type { GivenNumbers } from './numbers';
export { inPart } from './part';
export type { Computed, CreateOptions } from './patch';
export { same } from './same';
export { Unit } from './unit';
