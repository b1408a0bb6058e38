import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { sourceMaps, sourceName } from './source-maps';

let root: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'source-maps-')));
  await writeFile(join(root, 'module.js'), `export const told = () => console.log('told');\ntold();\n`);
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    context: root,
    entry: './module.js',
    output: { path: join(root, 'dist') },
    plugins: [sourceMaps()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
});

afterAll(() => rm(root, { recursive: true, force: true }));

const map = async () =>
  JSON.parse(await readFile(join(root, 'dist/main.js.map'), 'utf8')) as {
    readonly sources: readonly string[];
    readonly sourcesContent?: readonly string[];
  };

it('lays a map beside a script, which does not mention it', async () => {
  expect((await readdir(join(root, 'dist'))).sort()).toEqual(['main.js', 'main.js.map']);
  await expect(readFile(join(root, 'dist/main.js'), 'utf8')).resolves.not.toContain('sourceMappingURL');
});

it('names the sources in a map without their text', async () => {
  const { sources, sourcesContent } = await map();
  expect(sources).toEqual([expect.stringMatching(/module\.js$/)]);
  expect(sourcesContent ?? []).toEqual([]);
});

it.each([
  ['/repo/remotes/tasks/src/module.tsx', 'remotes/tasks/src/module.tsx'],
  ['/repo/node_modules/react/index.js', 'node_modules/react/index.js'],
  ['webpack/runtime/css_loading', 'webpack/runtime/css_loading'],
])('names %s as %s, wherever the repository lies', (path, name) => {
  expect(sourceName(path, '/repo')).toBe(name);
});
