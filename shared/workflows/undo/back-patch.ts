import type { Change } from '@fm/domain/event';
import { type Stored, valueAt } from '@fm/domain/record';
import { same } from '../unit/same';
import { patchBetween, withValue } from './way-back';

/** What gives fields the values they had before these changes, the newest first; nothing where they have them. */
export function backPatch<R extends object>(record: Stored<R>, changes: readonly Change[]): Partial<R> {
  const back = changes.reduce<object>(
    (now, { path, from }) => (same(valueAt(now, path), from) ? now : withValue(now, path.split('.'), from)),
    record,
  );
  return patchBetween<R>(record, back);
}
