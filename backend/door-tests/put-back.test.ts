import { COPIED_KINDS, nameCopiesOf } from '@fm/domain/kinds';
import { putBackOf, type RecordKind, valueAt } from '@fm/domain/record';
import { NOW } from '../rules-tests/now';
import * as records from '../rules-tests/samples';
import { people } from './crewed-order';
import { openWith } from './insider-door';
import { stored } from './sample-row';

/* What the history brings back passes the checks of a save: every reference that a record keeps the name of. */

const ID = 'r1_2026-12-01';
const GONE = { id: 'gone', name: 'Nowhere any more' };
const OTHER = { id: 'other', name: 'As it was called then' };
const THEIRS = { id: 'theirs', name: 'As it was called then' };

/** What references lead to: what the samples name, another one of each kind beside it, and a site of another customer. */
const THERE = {
  ...people,
  ...stored(records.CUSTOMER, {}, 'c1'),
  ...stored(records.SITE, {}, 's1'),
  ...stored(records.CUSTOMER, { name: 'Other customer' }, 'other'),
  ...stored(records.SITE, { name: 'Other site' }, 'other'),
  ...stored(records.SITE, { name: 'Their site', customerRef: OTHER }, 'theirs'),
  ...stored(records.CONTACT, { name: 'Other contact' }, 'other'),
  ...stored(records.ASSET, { name: 'Other asset' }, 'other'),
  ...stored(records.EMPLOYEE, { displayName: 'Other employee' }, 'other'),
};

const isPutBack = ({ fields }: RecordKind<object>, path: string): boolean =>
  path.split('.').every((_, at, keys) => putBackOf(fields, keys.slice(0, at + 1).join('.')) !== 'never');

/** Where records keep the name of another one, of the kinds that are put back and undone. */
const PLACES = COPIED_KINDS.flatMap((type) =>
  nameCopiesOf(type)
    .filter(({ kind }) => kind.permission !== undefined && kind.type !== 'reminder')
    .map((place) => [type, place.kind.type, place.field, { type, ...place }] as const),
);
type Place = (typeof PLACES)[number][3];

/** A sound record of a kind that refers to as little as it may: what it names belongs together, whatever comes back. */
function recordOf(kind: RecordKind<object>): object {
  const sample = Object.values(records.SAMPLES).find((one) => one.kind.type === kind.type);
  const { contactRef, workOrderRef, offerRef, foundOn, ...rest } = (sample as typeof records.TASK)
    .values as unknown as Record<string, unknown>;
  return { ...rest, ...('assetRefs' in rest && { assetRefs: [], assetIds: [] }) };
}

/** What the history tells of a reference that was another one before. */
function changesOf({ type, kind, shape, field, nameField }: Place, record: object, before: typeof GONE) {
  const change = (path: string, from: unknown) => ({ path, from, to: valueAt(record, path) });
  if (shape === 'pair') return [change(field, before.id), change(nameField, before.name)];
  const reference = change(field, shape === 'many' ? [before] : before);
  // The site went to the other customer as well.
  const isMoved = type === 'customer' && kind.type !== 'site' && 'siteRef' in record;
  return isMoved ? [reference, change('siteRef', THEIRS)] : [reference];
}

/** A door with a record and an entry that tells how one of its references was another one, and each way to take that back. */
function withEntry(place: Place, before: typeof GONE) {
  const { kind } = place;
  const path = `${kind.path.replace('/-/', kind.type === 'contact' ? '/c1/' : '/r1/')}/${ID}`;
  const record = recordOf(kind);
  const [document = {}] = Object.values(stored({ kind, values: record }, {}, ID));
  const entry = {
    at: NOW,
    kind: 'changed',
    entity: { type: kind.type, id: ID, label: 'X' },
    customerId: 'c1',
    changes: changesOf(place, record, before),
    batchId: 'b1',
  };
  const door = openWith({ ...THERE, [path]: document, 'events/x1': entry });
  const back = { type: kind.type, id: ID, entryIds: ['x1'], batchId: 'b2' };
  const undo = { records: [['x1']], batchId: 'b1', back: 'b3', note: 'Undone' };
  const putBack = () => door.ask('office', 'records.putBack', back);
  const ways = [
    ...(isPutBack(kind, place.field) ? [putBack] : []),
    () => door.ask('office', 'records.undo', undo),
  ];
  return { ways, at: () => door.at(path) ?? {} };
}

describe.each(PLACES)('the %s of a %s, in %s,', (_, __, ___, place) => {
  it('came back although it leads nowhere any more', async () => {
    const { ways, at } = withEntry(place, GONE);
    for (const way of ways) await way();
    expect(JSON.stringify(at())).not.toContain(GONE.id);
    expect(at()).toMatchObject({ rev: 1 });
  });

  // A site goes to another customer by merging the customers alone.
  if (place.kind.type === 'site') return;
  it('comes back to what is there, called as that is by now', async () => {
    const { ways, at } = withEntry(place, OTHER);
    for (const way of ways) await way();
    const name = `Other ${place.type}`;
    expect(valueAt(at(), place.shape === 'many' ? place.field : place.nameField)).toEqual(
      place.shape === 'many' ? [{ id: 'other', name }] : name,
    );
  });
});
