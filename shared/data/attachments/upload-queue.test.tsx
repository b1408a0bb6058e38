import type { Draft, KeptDraft } from '../drafts/draft';
import type { DraftStore } from '../drafts/draft-store';
import type { Outcome } from '../failure';
import type { FileAs, Prepared } from './prepare-file';
import type { NewAttachment } from './store-attachment';
import { type StoreFile, UploadQueue } from './upload-queue';

let ids = 0;
jest.mock('../write/new-id', () => ({ newId: () => `id-${++ids}` }));

class MemoryDrafts implements DraftStore {
  readonly kept = new Map<string, Draft>();
  put(key: string, draft: Draft) {
    this.kept.set(key, draft);
    return Promise.resolve();
  }
  under(prefix: string): Promise<readonly KeptDraft[]> {
    const rows = [...this.kept].filter(([key]) => key.startsWith(prefix));
    return Promise.resolve(rows.map(([key, draft]) => ({ ...draft, key })));
  }
  remove(prefix: string) {
    for (const key of this.kept.keys()) if (key.startsWith(prefix)) this.kept.delete(key);
    return Promise.resolve();
  }
}

const AS: FileAs = { entity: { type: 'workOrder', id: 'w1', label: 'WO-1' }, customerId: 'c1' };
const prepare = (chosen: File, as: FileAs): Promise<Prepared> =>
  Promise.resolve(
    chosen.name.startsWith('big')
      ? { ok: false, reason: 'Too large.' }
      : {
          ok: true,
          file: {
            ...as,
            name: chosen.name,
            mime: 'image/jpeg',
            kind: 'photo',
            content: new Uint8Array(3),
          } as NewAttachment,
        },
  );
const done: Outcome<void> = { ok: true, value: undefined };
const offline: Outcome<void> = { ok: false, failure: { kind: 'unreachable', message: 'No connection.' } };
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const file = (name: string) => new File(['x'], name);

function open(drafts = new MemoryDrafts(), store?: StoreFile) {
  const queue = new UploadQueue('u1', 'w1', drafts, prepare);
  if (store) queue.storeWith(store);
  return { queue, drafts };
}

beforeEach(() => {
  ids = 0;
});

describe('files on their way', () => {
  it('are stored one after the other, under the id they had from the start, and then forgotten', async () => {
    const order: string[] = [];
    let atOnce = 0;
    const { queue, drafts } = open(new MemoryDrafts(), async (id) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await settled();
      order.push(id);
      atOnce -= 1;
      return done;
    });
    expect(queue.add([file('a.jpg'), file('b.jpg')], AS)).toEqual(['id-1', 'id-2']);
    await settled().then(settled).then(settled);
    expect(order).toEqual(['id-1', 'id-2']);
    expect(queue.getSnapshot()).toEqual([]);
    expect(drafts.kept.size).toBe(0);
  });

  it('say why one cannot be taken, and keep nothing of it', async () => {
    const { queue, drafts } = open(new MemoryDrafts(), async () => done);
    queue.add([file('big.pdf')], AS);
    await settled();
    expect(queue.getSnapshot()).toMatchObject([{ name: 'big.pdf', phase: 'refused', message: 'Too large.' }]);
    expect(drafts.kept.size).toBe(0);
    queue.discard('id-1');
    expect(queue.getSnapshot()).toEqual([]);
  });

  it('stay after a lost connection and are tried again without being chosen again', async () => {
    const store = jest.fn<Promise<Outcome<void>>, [string, NewAttachment]>();
    store.mockResolvedValueOnce(offline).mockResolvedValue(done);
    const { queue, drafts } = open(new MemoryDrafts(), store);
    queue.add([file('a.jpg')], AS);
    await settled();
    expect(queue.getSnapshot()).toMatchObject([{ phase: 'failed', message: 'No connection.' }]);
    expect(drafts.kept.size).toBe(1);
    queue.retry('id-1');
    await settled();
    expect(store.mock.calls.map(([id]) => id)).toEqual(['id-1', 'id-1']);
    expect(queue.getSnapshot()).toEqual([]);
  });

  it('are tried again when the connection comes back', async () => {
    const store = jest.fn<Promise<Outcome<void>>, [string, NewAttachment]>();
    store.mockResolvedValueOnce(offline).mockResolvedValue(done);
    const { queue } = open(new MemoryDrafts(), store);
    queue.add([file('a.jpg')], AS);
    await settled();
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(queue.getSnapshot()).toEqual([]);
  });

  it('go on after a reload', async () => {
    const drafts = new MemoryDrafts();
    open(drafts, async () => offline).queue.add([file('a.jpg')], AS);
    await settled();
    const stored: string[] = [];
    const { queue } = open(drafts, async (id, { name }) => {
      stored.push(`${id} ${name}`);
      return done;
    });
    await settled();
    expect(stored).toEqual(['id-1 a.jpg']);
    expect(queue.getSnapshot()).toEqual([]);
    expect(drafts.kept.size).toBe(0);
  });

  it('are kept apart by person and record', async () => {
    const drafts = new MemoryDrafts();
    open(drafts, async () => offline).queue.add([file('a.jpg')], AS);
    await settled();
    const other = new UploadQueue('u2', 'w1', drafts, prepare);
    const elsewhere = new UploadQueue('u1', 'w11', drafts, prepare);
    await settled();
    expect([other.getSnapshot(), elsewhere.getSnapshot()]).toEqual([[], []]);
  });
});
