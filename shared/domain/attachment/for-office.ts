import type { AttachedTo } from './attachment';

/** Kinds of records whose files the crew does not read: what suppliers ask, and what customers are offered. */
const OFFICE_KINDS: readonly unknown[] = ['offer'];

/** Whether the files of a record are for the office alone. What they belong to, the server says. */
export const isForOffice = (entity: unknown): boolean =>
  typeof entity === 'object' && entity !== null && OFFICE_KINDS.includes((entity as AttachedTo).type);
