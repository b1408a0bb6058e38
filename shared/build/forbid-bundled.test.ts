import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { ForbidBundled, hostOnly } from './forbid-bundled';
import { SHARED_MODULES } from './shared-modules';

let root: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'forbid-bundled-')));
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** Builds `remotes/tasks/src/module.js` of a small tree of files; gives the errors as text. */
async function errorsOf(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const compiler = rspack({
    mode: 'development',
    context: root,
    entry: './remotes/tasks/src/module.js',
    output: { path: join(root, 'dist') },
    plugins: [new ForbidBundled(hostOnly('tasks'))],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() =>
        error ? reject(error) : resolve(stats?.toString({ preset: 'errors-only' }) ?? ''),
      ),
    );
  });
}

const entry = 'remotes/tasks/src/module.js';

describe('ForbidBundled', () => {
  it.each([
    ['React', 'react', 'node_modules/react/index.js'],
    ['a part of Firebase', '@firebase/app', 'node_modules/@firebase/app/index.js'],
    ['the interface library', 'react-aria-components', 'node_modules/react-aria-components/index.js'],
    ['the federation runtime', '@module-federation/sdk', 'node_modules/@module-federation/sdk/index.js'],
    ['the kit by its path', '../../../shared/ui/button', 'shared/ui/button.js'],
    ['the data layer by its path', '../../../shared/data/index', 'shared/data/index.js'],
    ['another area', '../../offers/src/money', 'remotes/offers/src/money.js'],
    ['the host', '../../../host/src/session', 'host/src/session.js'],
  ])('fails a build that would bundle %s, and names the importer', async (_, request, file) => {
    const errors = await errorsOf({
      [entry]: "import './list';",
      'remotes/tasks/src/list.js': `import x from '${request}'; console.log(x);`,
      [file]: 'export default 1;',
    });
    expect(errors).toContain(join(root, file));
    expect(errors).toContain(`imported by ${join(root, 'remotes/tasks/src/list.js')}`);
  });

  it.each(SHARED_MODULES)('knows where %s lies, which the host shares', (name) => {
    expect(require.resolve(name)).toMatch(hostOnly('tasks'));
  });

  it('counts an import that is not used', async () => {
    const errors = await errorsOf({
      [entry]: "import { useState } from 'react';",
      'node_modules/react/index.js': 'export const useState = 1;',
    });
    expect(errors).toContain('would be bundled');
  });

  it.each([
    ['its own files', './list', 'remotes/tasks/src/list.js'],
    ['the contract', '../../../shared/contract/index', 'shared/contract/index.js'],
    ['the model', '../../../shared/domain/task/index', 'shared/domain/task/index.js'],
    ['a library of its own', 'rrule', 'node_modules/rrule/index.js'],
  ])('lets an area bundle %s', async (_, request, file) => {
    const errors = await errorsOf({
      [entry]: `import x from '${request}'; console.log(x);`,
      [file]: 'export default 1;',
    });
    expect(errors).toBe('');
  });
});
