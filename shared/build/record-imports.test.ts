import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { IMPORTS, RecordImports } from './record-imports';

let root: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'record-imports-')));
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** Builds `module.js` of a small tree of files; gives what the build says it takes. */
async function importsOf(files: Readonly<Record<string, string>>): Promise<unknown> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const compiler = rspack({
    mode: 'production',
    context: root,
    entry: './module.js',
    output: { path: join(root, 'dist') },
    plugins: [new RecordImports(['kit', 'kit/form'])],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  return JSON.parse(await readFile(join(root, 'dist', IMPORTS), 'utf8'));
}

it('says which names are taken of the modules that the host provides, also of parts that come later', async () => {
  const imports = await importsOf({
    'module.js': `
      import { Button, Page as Frame } from 'kit';
      import { other } from 'elsewhere';
      export { Notice } from 'kit';
      console.log(Button, Frame, other);
      import('./late').then(console.log);
    `,
    'late.js': `import * as form from 'kit/form'; export const late = form.useForm;`,
    'node_modules/kit/index.js': 'export const Button = 1; export const Page = 2; export const Notice = 3;',
    'node_modules/kit/form.js': 'export const useForm = 1; export const Field = 2;',
    'node_modules/elsewhere/index.js': 'export const other = 1;',
  });
  expect(imports).toEqual({ kit: ['Button', 'Notice', 'Page'], 'kit/form': ['useForm'] });
});
