import type { Presence } from '@fm/data/presence';
import { Value } from '@fm/platform';
import type { RecordVisitor, WatchEditors } from '@fm/ui';

/* What this page learns of others, for everything that draws it: small, because the shell has it from the start. */

/** Who else has the record on this page open. */
export const shownVisitors = new Value<readonly RecordVisitor[]>([]);

/** Tells lists who changes their records; undefined until presence has come. */
export const editorsWatch = new Value<WatchEditors | undefined>(undefined);

/** The presence of this page, for screens about who is here; undefined until it has come. */
export const presenceHere = new Value<Presence | undefined>(undefined);
