export { OpenRecord } from './open-record';
export { Presence } from './presence';
export type { OpenedRecord, Person, Present } from './rows';
