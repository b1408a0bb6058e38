import { Reads } from './reads';

/** Reads of a store with these documents, and the paths that were asked for. */
function open(documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
  const asked: string[] = [];
  const reads = new Reads({
    get: async (path) => {
      asked.push(path);
      const data = documents[path];
      return data && { path, data };
    },
  });
  return { asked, reads };
}

describe('the reads of a transaction', () => {
  it('ask for a document once, also while the first answer is on its way', async () => {
    const { asked, reads } = open({ 'tasks/t1': { rev: 4 } });
    const [first, second] = await Promise.all([reads.of('tasks/t1'), reads.of('tasks/t1')]);
    expect(await reads.of('tasks/t1')).toBe(first);
    expect(second).toBe(first);
    expect(asked).toEqual(['tasks/t1']);
  });
});
