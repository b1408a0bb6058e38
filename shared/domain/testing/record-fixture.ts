import type { Actor, Stored } from '../record';

/** Actors of tests: one for each kind of role, and the clock. */
export const ADMIN_ACTOR: Actor = { uid: 'u-admin', name: 'Ana Adler', role: 'admin', employeeId: 'e-admin' };
export const OFFICE: Actor = { uid: 'u-office', name: 'Olga Brandt', role: 'office', employeeId: 'e-office' };
export const NO_ROLE: Actor = { uid: 'u-empty', name: 'Emil Otto', role: '', employeeId: 'e-empty' };
export const MANAGER_ACTOR: Actor = {
  uid: 'u-manager',
  name: 'Marek Wolny',
  role: 'manager',
  employeeId: 'e-manager',
};

/** The moment tests take for now. */
export const NOW = new Date('2026-11-20T09:00:00Z');
export const TODAY = '2026-11-20';

/** A record as if read from the store, created by someone who plays no part in the test. */
export function storedRecord<R extends object>(record: R, over: Partial<Stored<R>> = {}): Stored<R> {
  const someone = { uid: 'u-other', name: 'Ida Ohm' };
  const at = new Date('2026-11-01T08:00:00Z');
  return {
    ...record,
    id: 'r1',
    createdAt: at,
    createdBy: someone,
    updatedAt: at,
    updatedBy: someone,
    rev: 1,
    trashed: false,
    schema: 1,
    ...over,
  };
}
