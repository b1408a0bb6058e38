import { againWhileOthersWrite } from './again';

const denied = () => Object.assign(new Error('denied'), { name: 'FirebaseError', code: 'permission-denied' });

/** Attempts that read these states in turn and are refused, until one reads "ok". */
function attempts(...states: string[]) {
  let count = 0;
  const run = againWhileOthersWrite(async (noteReads) => {
    const state = states[count] ?? 'ok';
    count += 1;
    noteReads(() => state);
    if (state !== 'ok') throw denied();
    return count;
  });
  return { run, count: () => count };
}

describe('a write that is refused', () => {
  it('is tried again as long as others change what it reads', async () => {
    await expect(attempts('rev 1', 'rev 2', 'rev 3').run).resolves.toBe(4);
  });

  it('is refused for good when the same was read twice', async () => {
    const { run, count } = attempts('rev 1', 'rev 1', 'ok');
    await expect(run).rejects.toMatchObject({ code: 'permission-denied' });
    expect(count()).toBe(2);
  });

  it('is not tried for ever', async () => {
    const { run, count } = attempts(...Array.from({ length: 50 }, (_, n) => `rev ${n}`));
    await expect(run).rejects.toMatchObject({ code: 'permission-denied' });
    expect(count()).toBe(8);
  });

  it('is not tried again for another reason', async () => {
    let count = 0;
    const run = againWhileOthersWrite(async () => {
      count += 1;
      throw new Error('broken');
    });
    await expect(run).rejects.toThrow('broken');
    expect(count).toBe(1);
  });
});
