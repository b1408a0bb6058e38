import * as records from '../rules-tests/samples';
import { crewed } from './crewed-order';
import { openWith } from './insider-door';
import { stored } from './sample-row';

/* Attacks on files by somebody with a login, each with its honest twin. Ids are chosen by who sends them: an offer may have that of an order. */

const photo = (over: object = {}) => ({
  name: 'after.webp',
  mime: 'image/webp',
  kind: 'photo',
  content: new Uint8Array([1, 2, 3]),
  ...over,
});
const fileOf = (type: string, id: string, over: object = {}) =>
  stored(records.ATTACHMENT, { entity: { type, id: 'w1', label: 'X' }, kind: 'photo', ...over }, id);
const working = crewed({ status: 'inProgress', statusGroup: 'active', checklist: {} });
const REFUSED = { ok: false, failure: { kind: 'refused' } };
const INVALID = { ok: false, failure: { kind: 'invalid' } };

function open() {
  const door = openWith({ ...working, ...fileOf('offer', 'theirs'), ...fileOf('workOrder', 'ours') });
  const add = (id: string, over: object = {}, owner = { type: 'workOrder', id: 'w1' }) =>
    door.ask('manager', 'files.add', { id, owner, file: photo(over) });
  return { ...door, add };
}

it('a new file takes no id of a file of an offer that has the id of the order', async () => {
  const { add, at } = open();
  const before = at('attachments/theirs');
  expect(await add('theirs')).toMatchObject(REFUSED);
  expect(at('attachments/theirs')).toBe(before);
  expect(await add('f9')).toMatchObject({ ok: true });
  expect(at('attachments/f9')).toMatchObject({ entity: { type: 'workOrder', id: 'w1' } });
});

it('a photo stands beside none of an offer that has the id of the order', async () => {
  const { add, ask, at } = open();
  expect(await add('f8', { pairId: 'theirs' })).toMatchObject(INVALID);
  expect(at('attachments/f8')).toBeUndefined();
  expect(await add('f9', { pairId: 'ours' })).toMatchObject({ ok: true });
  expect(at('attachments/f9')).toMatchObject({ pairId: 'ours' });
  const pair = (pairId: string) =>
    ask('manager', 'files.change', { id: 'f9', base: at('attachments/f9'), patch: { pairId } });
  expect(await pair('theirs')).toMatchObject(INVALID);
});

it('a manager adds, changes and removes none of an offer', async () => {
  const { add, ask, at } = open();
  const before = at('attachments/theirs');
  expect(await add('f8', {}, { type: 'offer', id: 'w1' })).toMatchObject({ ok: false });
  for (const name of ['files.trash', 'files.restore'])
    expect(await ask('manager', name, { id: 'theirs' })).toMatchObject({ ok: false });
  const change = (id: string) =>
    ask('manager', 'files.change', { id, base: at(`attachments/${id}`), patch: { caption: 'Mine' } });
  expect(await change('theirs')).toMatchObject({ ok: false });
  expect([at('attachments/f8'), at('attachments/theirs')]).toEqual([undefined, before]);
  expect(await change('ours')).toMatchObject({ ok: true });
});
