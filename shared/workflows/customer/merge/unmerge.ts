import { type Customer, customers } from '@fm/domain/customer';
import { type HistoryEvent, isComplete } from '@fm/domain/event';
import { kindOf } from '@fm/domain/kinds';
import { type Fields, recordId, type Stored } from '@fm/domain/record';
import * as v from 'valibot';
import { eachOf, MOST_MOVED, type PageAnswer, pageOf } from '../../batch';
import { defineCommand } from '../../command';
import { FailureSignal, invalid, missing } from '../../failure';
import { wayBack } from '../../undo';
import type { HistoryNote, Unit } from '../../unit';
import { contactBack } from './contacts';
import { entriesOf } from './merge-entries';
import { begunMerge, type Pair, pairEntries } from './pair';
import { OF_CUSTOMER } from './pieces';
import { workSince } from './work-since';

const noteOf = ({ batchId }: Pair): HistoryNote => ({ note: 'Merge undone', batchId: `${batchId}-undone` });

/**
 * Begins to take a merge back: the one that went comes out of the trash. Refused where new work stands at a site that
 * would return. Nothing happens where the merge is undone already.
 */
export const beginUnmerge = defineCommand({
  name: 'customers.beginUnmerge',
  permission: 'customers:edit',
  input: v.object(pairEntries),
  async run(unit, ids) {
    const pair = await begunMerge(unit, ids);
    if (!pair) return null;
    const reason = await workSince(unit, pair);
    if (reason !== undefined) throw new FailureSignal(invalid(reason));
    const stays = await unit.find(customers, pair.kept.id);
    if (!stays || stays.trashed)
      throw new FailureSignal(invalid(`“${pair.kept.name}” is in the trash. Restore it first.`));
    await unit.restore(customers, pair.other.id, noteOf(pair));
    return null;
  },
});

/** Lets a page of what went over return. What somebody changed since stays where it is, and its failure says so. */
export const unmergePage = defineCommand({
  name: 'customers.unmergePage',
  permission: 'customers:edit',
  input: v.object({
    ...pairEntries,
    pieces: pageOf(
      v.object({ type: v.picklist(OF_CUSTOMER.map((of) => of.type)), id: recordId }),
      MOST_MOVED,
    ),
  }),
  async run(unit, { pieces, ...ids }): Promise<PageAnswer> {
    const pair = await begunMerge(unit, ids);
    if (!pair) return { failed: [] };
    const [entries] = await Promise.all([
      entriesOf(
        unit,
        pair.batchId,
        pieces.map(({ id }) => id),
      ),
      // Asked for together, before each is looked at.
      ...pieces.map(async ({ type, id }) => {
        const kind = kindOf({ type, id, customerId: pair.other.id });
        if (kind) await unit.find(kind, id);
      }),
    ]);
    return eachOf(unit, pieces, async ({ type, id }) => {
      if (type === 'contact') return contactBack(unit, id, pair, noteOf(pair));
      const kind = kindOf({ type, id, customerId: pair.other.id });
      const own = (entries.get(id) ?? []).filter(({ entity }) => entity.type === type);
      const [newest] = own;
      if (!kind || !newest) return;
      const { label } = newest.entity;
      const current = await unit.find(kind, id);
      if (!current) throw new FailureSignal({ ...missing, message: `${label} no longer exists.` });
      if (current.trashed) throw new FailureSignal(invalid(`${label} is in the trash.`));
      const back = fieldsBack(kind.fields, current, own, label);
      if (!back.ok) throw new FailureSignal(invalid(back.words));
      await unit.change(kind, id, () => ({ ok: true, patch: back.patch }), {
        kind: newest.kind,
        ...noteOf(pair),
      });
    });
  },
});

/**
 * Ends the way back, once everything has returned: the two no longer name each other, and the one that stayed gets back
 * the fields that it had. Gives words on those that somebody changed since, which stay.
 */
export const endUnmerge = defineCommand({
  name: 'customers.endUnmerge',
  permission: 'customers:edit',
  input: v.object(pairEntries),
  async run(unit, ids): Promise<{ readonly words: string | null }> {
    const pair = await begunMerge(unit, ids);
    if (!pair) return { words: null };
    const note = { ...noteOf(pair), kind: 'merged' } as const;
    const { words, patch } = await keptBefore(unit, pair);
    const apart = [pair.other.id, ...(pair.goes.mergedFrom ?? [])];
    await unit.change(
      customers,
      pair.kept.id,
      ({ mergedFrom = [] }) => {
        const left = mergedFrom.filter((id) => !apart.includes(id));
        return {
          ok: true,
          follows: true,
          patch: { ...patch, mergedFrom: left.length > 0 ? left : undefined },
        };
      },
      note,
    );
    await unit.change(
      customers,
      pair.other.id,
      () => ({ ok: true, follows: true, patch: { mergedInto: undefined } }),
      note,
    );
    return { words };
  },
});

interface KeptBefore {
  readonly patch: Partial<Customer>;
  readonly words: string | null;
}

/** What gives the one that stays the fields that it had, or words on why it keeps those it has. */
async function keptBefore(unit: Unit, { kept, batchId }: Pair): Promise<KeptBefore> {
  const current = await unit.find(customers, kept.id);
  if (!current) throw new FailureSignal(missing);
  const entries = (await entriesOf(unit, batchId, [kept.id])).get(kept.id) ?? [];
  const own = entries.map((entry) => ({
    ...entry,
    changes: entry.changes.filter(({ path }) => path !== 'mergedFrom'),
  }));
  const back = fieldsBack(customers.fields, current, own, kept.name);
  return back.ok ? { patch: back.patch, words: null } : { patch: {}, words: back.words };
}

type FieldsBack<R> =
  | { readonly ok: true; readonly patch: Partial<R> }
  | { readonly ok: false; readonly words: string };

function fieldsBack<R extends object>(
  fields: Fields,
  current: Stored<R>,
  entries: readonly HistoryEvent[],
  label: string,
): FieldsBack<Stored<R>> {
  if (!entries.every(({ changes }) => isComplete(changes)))
    return { ok: false, words: `${label}: too much was changed at once to undo it here.` };
  const back = wayBack(
    fields,
    current,
    entries.flatMap(({ changes }) => changes),
  );
  if (back.ok) return back;
  return {
    ok: false,
    words: `${current.updatedBy.name} changed ${back.fields.join(', ')} of ${label} since.`,
  };
}
