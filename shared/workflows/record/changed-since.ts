import type { Stored } from '@fm/domain/record';

/** Says that a transition cannot be taken back, because the record has another status by now. `label` names it. */
export const changedSince = ({ updatedBy }: Pick<Stored<object>, 'updatedBy'>, label: string): string =>
  `${updatedBy.name} changed the status since: it is now ${label.toLowerCase()}.`;
