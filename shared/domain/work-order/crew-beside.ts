import type { Ref } from '../record';

/** The crew of a job beside its lead: nobody is on it twice, and the lead is not on it. */
export const crewBeside = (lead: Pick<Ref, 'id'> | null | undefined, crew: readonly Ref[]): Ref[] =>
  crew.filter(({ id }, at) => id !== lead?.id && crew.findIndex((one) => one.id === id) === at);
