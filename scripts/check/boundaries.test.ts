import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importRules } from './import-rules';

const ROOT = join(__dirname, '../..');
const BIOME = join(ROOT, 'node_modules/.bin/biome');

/** Who may not import what, by a file that does. */
const REFUSED: readonly (readonly [from: string, imported: string])[] = [
  ['shared/contract/a.ts', '@fm/domain/task'],
  ['shared/contract/a.ts', '@fm/data'],
  ['shared/platform/a.ts', '@fm/data'],
  ['shared/platform/a.ts', '@fm/domain/role'],
  ['shared/platform/a.ts', 'firebase/auth'],
  ['shared/firebase/a.ts', '@fm/domain/task'],
  ['shared/domain/task/a.ts', 'react'],
  ['shared/domain/task/a.ts', '@fm/data'],
  ['shared/domain/task/a.ts', '@fm/domain/offer'],
  ['shared/domain/task/a.ts', 'firebase/firestore'],
  ['shared/workflows/task/a.ts', 'react'],
  ['shared/workflows/task/a.ts', '@fm/data'],
  ['shared/workflows/task/a.ts', 'firebase-admin/firestore'],
  ['shared/workflows/testing/a.ts', 'react'],
  ['shared/workflows/testing/a.ts', 'firebase-admin/firestore'],
  ['shared/workflows/testing/a.ts', '@fm/local-backend'],
  ['shared/workflows/testing/a.ts', '../../../backend/seed/demo'],
  ['shared/data/live/a.ts', '@fm/ui'],
  ['shared/data/live/a.ts', 'firebase/firestore'],
  ['shared/data/live/a.ts', 'react-aria-components'],
  ['shared/screens/transitions/a.ts', '@fm/workflows/commands'],
  ['shared/screens/transitions/a.ts', '@fm/firebase/firestore'],
  ['shared/screens/transitions/a.ts', '@fm/remote-tasks'],
  ['shared/screens/list/a.ts', '../../../remotes/tasks/src/module'],
  ['shared/screens/transitions/a.ts', 'react-aria-components'],
  ['shared/ui/table/a.ts', '@fm/screens/transitions'],
  ['shared/data/live/a.ts', '@fm/screens/transitions'],
  ['shared/ui/table/a.ts', '@fm/data'],
  ['shared/ui/table/a.ts', '@fm/firebase/firestore'],
  ['shared/ui/table/a.ts', '@fm/contract'],
  ['shared/data/live/a.ts', '@fm/remote-tasks'],
  ['shared/data/live/a.ts', '../../../host/src/shell/shell'],
  ['shared/testing/a.ts', '../../e2e/support/test-app'],
  ['host/src/a.ts', '@fm/remote-tasks'],
  ['host/src/a.ts', '../../remotes/tasks/src/module'],
  ['host/src/a.ts', '@fm/workflows/commands'],
  ['host/src/a.ts', 'firebase/auth'],
  ['host/src/a.ts', '@fm/backend/seed'],
  ['remotes/tasks/src/a.ts', '@fm/host'],
  ['remotes/tasks/src/a.ts', '@fm/remote-offers'],
  ['remotes/tasks/src/a.ts', '../../offers/src/module'],
  ['remotes/tasks/src/a.ts', 'firebase/firestore'],
  ['remotes/tasks/src/a.ts', '@fm/firebase/firestore'],
  ['remotes/tasks/src/a.ts', 'react-aria-components'],
  ['remotes/tasks/src/a.ts', '../../../e2e/support/test-app'],
  ['remotes/tasks/src/a.ts', '@fm/backend/seed'],
  ['backend/functions/a.ts', 'react'],
  ['backend/functions/a.ts', '@fm/data'],
  ['backend/functions/a.ts', 'firebase/firestore'],
  ['backend/functions/a.ts', '../seed/demo'],
  ['backend/local/a.ts', '@fm/domain/task'],
  ['backend/local/a.ts', '../seed/demo'],
  ['backend/local/a.ts', '../../shared/domain/task'],
  ['backend/seed/a.ts', '@fm/data'],
  ['backend/seed/a.ts', 'react'],
  ['backend/seed/a.ts', '../local/testing/rest-client'],
  ['backend/rules-tests/a.ts', '../local/rules'],
  ['e2e/support/a.ts', '../../backend/local/index'],
  ['shared/data/live/a.ts', '@fm/local-backend'],
  ['backend/jobs/a.ts', '../../remotes/tasks/src/module'],
];

const ALLOWED: typeof REFUSED = [
  ['shared/contract/b.ts', '@fm/platform'],
  ['shared/domain/task/b.ts', '../offer'],
  ['shared/workflows/task/b.ts', '@fm/domain/task'],
  ['shared/workflows/testing/b.ts', '@fm/local-backend/indexes'],
  ['shared/data/live/b.ts', '@fm/workflows/commands'],
  ['shared/firebase/b.ts', 'firebase/auth'],
  ['shared/ui/table/b.ts', 'react-aria-components'],
  ['shared/screens/transitions/b.ts', '@fm/data'],
  ['remotes/tasks/src/b.ts', '@fm/screens/list'],
  ['shared/screens/transitions/b.ts', '@fm/ui/date'],
  ['host/src/b.ts', '@fm/data'],
  ['remotes/tasks/src/b.ts', '@fm/ui'],
  ['remotes/tasks/src/b.ts', '@fm/backend/rules-tests'],
  ['backend/functions/b.ts', '@fm/workflows/commands'],
  ['backend/local/b.ts', './functions'],
  ['backend/seed/b.ts', '@fm/domain/task'],
  ['backend/rules-tests/b.ts', '@fm/local-backend/rules'],
];

/** Files, one for each import, in folders as those of the project, and what lint says of their imports. */
async function lint(imports: typeof REFUSED): Promise<ReadonlySet<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'boundaries-'));
  try {
    const config = JSON.parse(await readFile(join(ROOT, 'biome.json'), 'utf8')) as object;
    await writeFile(
      join(folder, 'biome.json'),
      JSON.stringify({ ...config, vcs: undefined, $schema: undefined }),
    );
    for (const [n, [from, imported]] of imports.entries()) {
      const path = join(folder, numbered(from, n));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `import '${imported}';\n`);
    }
    const { stdout } = spawnSync(
      BIOME,
      ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=json', '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { category: string; location: { path: string | { file: string } } }[];
    };
    const found = diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports');
    return new Set(found.map(({ location: { path } }) => (typeof path === 'string' ? path : path.file)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const numbered = (path: string, n: number): string => path.replace(/\.ts$/, `${n}.ts`);

it('lint refuses every import across a boundary, and no other', async () => {
  const all = [...REFUSED, ...ALLOWED];
  const refused = await lint(all);
  const wrong = all.filter(([from], n) => refused.has(numbered(from, n)) !== n < REFUSED.length);
  expect(wrong).toEqual([]);
});

it('lint has the rules of the table', async () => {
  const { overrides } = JSON.parse(await readFile(join(ROOT, 'biome.json'), 'utf8')) as {
    overrides: unknown;
  };
  expect(overrides).toEqual(importRules());
});
