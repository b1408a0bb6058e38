import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, readDescriptor, remoteFolder } from '@fm/build';
import type { RegistryEntry } from '@fm/contract';
import { makeRelease } from '../../scripts/release/build-remote';
import { storedRelease } from '../../scripts/release/stored-release';

/** Every screen of the area with a button above it that loads one more file, to tell which build it is. */
const MODULE = `
import { useState } from 'react';
import area from './area';

function Edition() {
  const [edition, setEdition] = useState('');
  const ask = () => import('./edition').then((part) => setEdition(part.default));
  return <button type="button" onClick={ask}>Edition {edition}</button>;
}

const withEdition = (route) => ({ ...route, element: <><Edition />{route.element}</> });
const routes = Object.entries(area.routes).map(([path, screens]) => [path, screens.map(withEdition)]);

export default { ...area, routes: Object.fromEntries(routes) };
`;

/** An edition that fails as soon as it runs. */
export const BROKEN = `throw new Error('This edition is broken.');`;

/** An edition with a screen that fails, to which no menu entry leads. */
export const BROKEN_SCREEN = `
import area from './area';

function Trash() {
  throw new Error('This screen is broken.');
}

const start = { index: true, element: <h1>Start</h1> };
const routes = { '/customers': [start, { path: 'trash', element: <Trash /> }], '/reminders': [start] };

export default { ...area, routes };
`;

/**
 * Builds an edition of the customers area into a store, from changed sources, without releasing it: one that tells its
 * name, or whatever `module` says.
 */
export async function buildEdition(dist: string, name: string, module = MODULE): Promise<RegistryEntry> {
  // Inside the repository, where imports find the packages, and out of the way of all tools.
  const cache = join(ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  const sources = await mkdtemp(join(cache, 'edition-'));
  try {
    await cp(remoteFolder('customers'), sources, { recursive: true });
    await rename(join(sources, 'src/module.tsx'), join(sources, 'src/area.tsx'));
    await writeFile(join(sources, 'src/module.tsx'), module);
    await writeFile(join(sources, 'src/edition.ts'), `export default '${name}';`);
    const descriptor = await readDescriptor('customers');
    await makeRelease(join(dist, 'remotes'), descriptor, { build: name, from: sources });
    return storedRelease(dist, 'customers', `${descriptor.version}-${name}`);
  } finally {
    await rm(sources, { recursive: true, force: true });
  }
}
