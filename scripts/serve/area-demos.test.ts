import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaDemos } from './area-demos';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'areas-'));
  for (const id of ['vehicles', 'boxes', 'news'])
    await mkdir(join(root, 'remotes', id, 'src'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true, force: true }));

const write = (id: string, records: readonly object[]) =>
  writeFile(join(root, 'remotes', id, 'src', 'demo.ts'), `export default ${JSON.stringify(records)};`);

describe('what areas bring into the demo', () => {
  it('comes from the areas that have some, and goes with them', async () => {
    const [van, box] = [{ records: [{ name: 'Van' }] }, { records: [{ name: 'Box' }] }];
    await write('vehicles', [van]);
    await write('boxes', [box]);
    expect(await areaDemos(root)).toEqual([box, van]);
    await rm(join(root, 'remotes', 'boxes'), { recursive: true });
    expect(await areaDemos(root)).toEqual([van]);
  });
});
