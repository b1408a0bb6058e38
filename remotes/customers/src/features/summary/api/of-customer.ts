import type { Filter, Ref, Stored } from '@fm/domain/record';

/** Those of a customer that are not in the trash: for records of any kind that belong to one. */
export const ofCustomer = (id: string): readonly Filter<Stored<{ readonly customerRef: Ref }>>[] => [
  ['trashed', '==', false],
  ['customerRef.id', '==', id],
];
