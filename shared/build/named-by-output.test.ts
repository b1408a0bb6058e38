import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { NamedByOutput, UNNAMED } from './named-by-output';
import { sourceMaps } from './source-maps';

let root: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'named-by-output-')));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const SOURCE = `import('./late').then(({ late }) => console.log('first', late));`;

/** Builds a script and a late one; gives the build's name and its files. */
async function build({ source = SOURCE, about = '' } = {}) {
  await writeFile(join(root, 'module.js'), source);
  await writeFile(join(root, 'late.js'), `export const late = 'late';`);
  const output = await mkdtemp(join(root, 'output-'));
  const naming = new NamedByOutput(about);
  const compiler = rspack({
    mode: 'production',
    context: root,
    devtool: false,
    entry: './module.js',
    output: {
      path: output,
      uniqueName: `area_${UNNAMED}`,
      filename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
    },
    plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }), sourceMaps(), naming],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  const names = await readdir(output);
  const texts = names.map(async (name) => [name, await readFile(join(output, name), 'utf8')] as const);
  return { build: naming.build, files: Object.fromEntries(await Promise.all(texts)) };
}

const scriptsOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).filter(([name]) => name.endsWith('.js'));

it('gives a build its name in all of its files', async () => {
  const { build: name, files } = await build();
  expect(name).toMatch(/^[0-9a-f]{8}$/);
  const all = Object.values(files).join();
  expect(all).toContain(`area_${name}`);
  expect(all).not.toContain(UNNAMED);
});

it('gives sources that come to the same files the same name, and others another', async () => {
  const { build: name } = await build();
  expect((await build({ source: `// What follows is late.\n${SOURCE}` })).build).toBe(name);
  expect((await build({ source: SOURCE.replace('first', 'second') })).build).not.toBe(name);
});

it('gives the same name where packages are installed in another folder, which the federation runtime is addressed by', async () => {
  const runtimeIn = (folder: string) =>
    `${SOURCE} console.log(require('data:text/javascript,module.exports = 1 // ${folder}'));`;
  const { build: name } = await build({ source: runtimeIn('here') });
  expect((await build({ source: runtimeIn('there') })).build).toBe(name);
});

it('gives a build another name of which something else is told', async () => {
  const { build: name } = await build({ about: 'Tasks' });
  expect((await build({ about: 'Jobs' })).build).not.toBe(name);
});

it('leaves the compiler the hash by which a page asks for the late script, and its source map', async () => {
  const { files } = await build();
  const scripts = scriptsOf(files);
  expect(scripts).toHaveLength(2);
  const entry = scripts.find(([name]) => name.startsWith('main'))?.[1] ?? '';
  const [name, late] = scripts.find(([name]) => !name.startsWith('main')) ?? ['', ''];
  expect(entry).toContain(`sha256-${createHash('sha256').update(late).digest('base64')}`);
  expect(JSON.parse(files[`${name}.map`] ?? '{}').sources).toEqual([expect.stringContaining('late.js')]);
});
