import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KIT = join(__dirname, '..');
const ENTRIES = [
  'index.ts',
  'select/index.ts',
  'table/index.ts',
  'date/index.ts',
  'chart/index.ts',
  'print/index.ts',
  'files/index.ts',
  'form/index.ts',
];

/** With nothing to see of their own, or around a whole screen. */
const ELSEWHERE = [
  'EditedMark',
  'EditedRows',
  'FormReadOnly',
  'LeaveGuard',
  'PrintPage',
  'RecordEditors',
  'RecordFormFrame',
  'RecordVisitors',
  'TrashPage',
  'UiProvider',
  'VisuallyHidden',
];

const textOf = (file: string) => readFileSync(file, 'utf8');

/** The components an entry exports by name: constants are all capitals. */
function componentsOf(entry: string): string[] {
  const lists = [...textOf(join(KIT, entry)).matchAll(/export \{([^}]*)\}/g)];
  return lists
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*[a-z]/.test(name));
}

it('the gallery shows every component of the kit', () => {
  const gallery = readdirSync(__dirname)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => textOf(join(__dirname, file)))
    .join('\n');
  const components = ENTRIES.flatMap(componentsOf);
  expect(components.length).toBeGreaterThan(50);
  const missing = components.filter((name) => !new RegExp(`<${name}[\\s/>]`).test(gallery));
  expect(missing.sort()).toEqual(ELSEWHERE);
});
