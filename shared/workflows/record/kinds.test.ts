import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWN_KINDS } from './kinds';

const DOMAIN = join(__dirname, '../../domain');

/** Names of all kinds in the domain whose records have numbers. */
async function numbered(): Promise<readonly string[]> {
  const folders = readdirSync(DOMAIN, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'testing',
  );
  const modules: readonly object[] = await Promise.all(
    folders.map(({ name }) => import(`@fm/domain/${name}`)),
  );
  return modules.flatMap((exported) =>
    Object.values(exported).flatMap(
      (value: { readonly numberPrefix?: string; readonly type?: string } | null) =>
        value?.numberPrefix && value.type ? [value.type] : [],
    ),
  );
}

it('every kind with numbers can be moved to the trash, put back and undone', async () => {
  const types = await numbered();
  expect(types).toEqual(expect.arrayContaining(['customer', 'workOrder', 'offer']));
  expect(types.filter((type) => !KNOWN_KINDS[type]?.trash)).toEqual([]);
});

it('every kind says which fields are its own, so that nothing else is put back', () => {
  const nameless = Object.entries(KNOWN_KINDS).filter(([type, known]) => {
    const { schema } = known.kindOf({ type, id: 'p1_2026-12-01', customerId: 'c1' });
    return !('entries' in schema);
  });
  expect(nameless.map(([type]) => type)).toEqual([]);
});
