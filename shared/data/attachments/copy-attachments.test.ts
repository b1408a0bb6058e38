import type { Attachment } from '@fm/domain/attachment';
import type { Actor, Stored } from '@fm/domain/record';
import { copyAttachments } from './copy-attachments';

const copy = jest.fn();
const queueOf = jest.fn((..._args: unknown[]) => ({ copy }));
jest.mock('./use-uploads', () => ({ queueOf: (...args: unknown[]) => queueOf(...args) }));
let ids = 0;
jest.mock('../write/new-id', () => ({ newId: () => `new-${++ids}` }));

const file = (id: string, over: object = {}) =>
  ({
    id,
    name: `${id}.jpg`,
    mime: 'image/jpeg',
    kind: 'photo',
    itemId: 'a',
    rev: 4,
    ...over,
  }) as Stored<Attachment>;

it('copies what files show to another record, pairs with them, and leaves what was theirs', async () => {
  const entity = { type: 'workOrder', id: 'w2', label: 'WO-2' };
  const before = file('before', { kind: 'photoBefore', caption: 'Leak' });
  const after = file('after', { kind: 'photoAfter', pairId: 'before' });
  await copyAttachments({ uid: 'u1' } as Actor, [before, after, file('single', { pairId: 'elsewhere' })], {
    entity,
    customerId: 'c2',
  });
  expect(queueOf).toHaveBeenCalledWith('u1', 'w2');
  const copies = Object.fromEntries(copy.mock.calls[0]?.[0]);
  const to = { entity, customerId: 'c2' };
  expect(copies).toMatchObject({
    'new-1': { ...to, contentOf: 'before', kind: 'photoBefore', caption: 'Leak' },
    'new-2': { ...to, contentOf: 'after', pairId: 'new-1' },
    'new-3': { ...to, contentOf: 'single', pairId: undefined },
  });
  for (const one of Object.values(copies)) {
    for (const own of ['itemId', 'id', 'rev']) expect(one).not.toHaveProperty(own);
  }
});
