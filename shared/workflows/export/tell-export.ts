import { EVENTS_PATH } from '@fm/domain/event';
import { nounFor } from '@fm/domain/record';
import * as v from 'valibot';
import { defineCommand } from '../command';
import { historyEntry } from '../unit';

/** More rows than any file holds. */
const MOST_ROWS = 10_000_000;

const LISTS = { type: 'list', label: () => 'List' };

/**
 * Tells the history that somebody saved a list as a file. The page makes the file of what it may read and says so: the
 * server knows nothing else of it.
 */
export const tellExport = defineCommand({
  name: 'exports.tell',
  permission: undefined,
  input: v.object({
    /** What the file is called after: "customers". */
    list: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,39}$/)),
    rows: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ROWS)),
  }),
  async run(unit, { list, rows }, { actor }) {
    const note = nounFor(rows, {
      one: `1 row was saved as a file: ${list}.`,
      many: `${rows} rows were saved as a file: ${list}.`,
    });
    const entry = historyEntry(actor, LISTS, list, {}, [], { kind: 'exported', note });
    unit.keep(`${EVENTS_PATH}/${unit.newId()}`, entry);
    return null;
  },
});
