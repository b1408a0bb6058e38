import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANIFEST, readManifest } from './manifest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manifest-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('fetches ahead what an area opens with, and not what only its late parts ask for', async () => {
  const names = ['react', '@fm/ui', '@fm/ui/files', '@fm/ui/print'];
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    shared: names.map((name) => ({ name, requiredVersion: '*' })),
    exposes: [],
  };
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
  const { needs, wants } = await readManifest(folder);
  expect(needs).toEqual(['@fm/ui', 'react']);
  expect(Object.keys(wants)).toEqual(names);
});
