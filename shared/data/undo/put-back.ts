import { type HistoryEvent, isComplete } from '@fm/domain/event';

/** Kinds of entries whose fields somebody typed: steps and moves are taken back by steps and moves. */
const TYPED: readonly HistoryEvent['kind'][] = ['changed', 'assigned'];

/** Whether fields can be put back from an entry: typed, of this kind of record, and told in full. */
export const isTyped = ({ kind, entity, changes }: HistoryEvent, type: string): boolean =>
  TYPED.includes(kind) && entity.type === type && isComplete(changes);
