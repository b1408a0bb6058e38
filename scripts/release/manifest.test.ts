import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANIFEST, needsOf, readManifest } from './manifest';

it('says of every shared module which versions an area takes, and which names of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manifest-'));
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    shared: [{ name: '@fm/ui', requiredVersion: '^0.1.0' }],
    exposes: [],
  };
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
  expect((await readManifest(folder)).wants).toEqual({ '@fm/ui': '^0.1.0' });
  expect((await readManifest(folder)).imports).toBeUndefined();
  await writeFile(join(folder, 'imports.json'), JSON.stringify({ '@fm/ui': ['Button'] }));
  expect((await readManifest(folder)).imports).toEqual({ '@fm/ui': ['Button'] });
  await rm(folder, { recursive: true });
});

it('fetches ahead what an area opens with, and not what only its later parts ask for', () => {
  const chunk = (names: string[], ...shared: string[]) => ({
    names,
    modules: [
      { name: './src/module.tsx' },
      ...shared.map((name) => ({ name: `consume shared module (default) ${name}@^0.1.0 (strict) (strict)` })),
    ],
  });
  const chunks = [
    chunk(['__federation_expose_module'], 'react', '@fm/ui/table'),
    chunk(['__federation_expose_search'], '@fm/data'),
    chunk([], '@fm/ui/form'),
  ];
  expect(needsOf({ chunks } as never)).toEqual(['@fm/ui/table', 'react']);
});
