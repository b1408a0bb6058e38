import { ALL_KINDS } from '@fm/domain/kinds';
import type { Actor, RecordKind } from '@fm/domain/record';
import { can } from '@fm/domain/role';

/** The names of the kinds whose records are put back and undone like anything typed. */
export const CHANGEABLE: readonly string[] = ALL_KINDS.flatMap(({ permission, type }) =>
  permission ? type : [],
);

/** Whether an actor may change records of a kind; false for those that nobody changes by hand. */
export const mayChange = ({ permission }: RecordKind<object>, { role }: Actor): boolean =>
  permission !== undefined && can(role, permission);
