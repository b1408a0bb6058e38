export { checked, checkedBy } from './checked';
export { followingReminders } from './followers';
export { type HistoryNote, historyEntry } from './history';
export { mergedPatch } from './merge';
export { inPart } from './part';
export type { Computed, CreateOptions } from './patch';
export { purgedEntry, purgedPath } from './purged';
export { same } from './same';
export { Unit } from './unit';
