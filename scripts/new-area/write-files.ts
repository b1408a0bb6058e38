import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '@fm/build/paths';
import { type AreaNames, renamed } from './names';

/** An area as files: type-checked and linted with the rest of the repository, so that it cannot fall behind. */
const TEMPLATE = join(import.meta.dirname, 'template');

/** Of the template, what goes into a file that exists already. */
const RULES = 'firestore.rules';

/** What the server has to know as well: the schema and the form, which stand in `shared/domain`. */
const OF_DOMAIN = /^src\/model\/(sample-record[a-z.-]*)$/;

/** Writes the area's own files. Gives their paths from the root. */
export async function writeArea(names: AreaNames): Promise<string[]> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== RULES);
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const from = join(parentPath, name);
      const place = relative(TEMPLATE, from).replaceAll('\\', '/');
      const model = OF_DOMAIN.exec(place)?.[1];
      const to = model
        ? join('shared', 'domain', names.one.kebab, renamed(model, names))
        : join('remotes', names.many.kebab, renamed(place, names));
      const text = await readFile(from, 'utf8');
      await write(to, renamed(model ? inDomain(text) : fromDomain(text), names));
      return to;
    }),
  );
}

const write = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(ROOT, path)), { recursive: true });
  await writeFile(join(ROOT, path), text);
};

/** A file of the model as it stands among the others of the domain. */
const inDomain = (text: string): string => text.replaceAll("'@fm/domain/", "'../");

/** A file of the area that reads the model from the domain; the command has its name once the area is made. */
const fromDomain = (text: string): string =>
  text
    .replaceAll(/'(?:\.{1,2}\/)+(?:model\/)?sample-record(?:-form)?'/g, "'@fm/domain/sample-record'")
    .replaceAll(' as never', '');

/** What saves the form on the server, and where the domain and the commands name it. */
export async function writeCommand(names: AreaNames): Promise<string[]> {
  const { one } = names;
  const model = `shared/domain/${one.kebab}/index.ts`;
  const command = `shared/workflows/${one.kebab}/save-${one.kebab}.ts`;
  const index = `shared/workflows/${one.kebab}/index.ts`;
  await write(
    model,
    renamed(
      `export { type SampleRecord, sampleRecordSchema, sampleRecords } from './sample-record';
export { type SampleRecordInput, type SampleRecordValues, sampleRecordForm, sampleRecordFormSchema } from './sample-record-form';
`,
      names,
    ),
  );
  await write(
    command,
    renamed(
      `import { sampleRecordForm, sampleRecords } from '@fm/domain/sample-record';
import { defineSave } from '../save';

/** Creates a sample record, or saves its form. */
export const saveSampleRecord = defineSave('sampleRecords.save', 'customers:edit', {
  kind: sampleRecords,
  schema: sampleRecordForm.schema,
  toRecord: (values) => sampleRecordForm.toRecord(values),
});
`,
      names,
    ),
  );
  await write(
    index,
    renamed(
      `import { saveSampleRecord } from './save-sample-record';

/** What can be changed about sample records. */
export const sampleRecordCommands = [saveSampleRecord] as const;
`,
      names,
    ),
  );
  const commands = await change('shared/workflows/commands/commands.ts', (text) => {
    const list = `${one.camel}Commands`;
    const added = text.replace('const ALL = [\n', `const ALL = [\n  ...${list},\n`);
    return `import { ${list} } from '../${one.kebab}';\n${added}`;
  });
  return [model, command, index, commands];
}

async function change(path: string, by: (text: string) => string): Promise<string> {
  const file = join(ROOT, path);
  await writeFile(file, by(await readFile(file, 'utf8')));
  return path;
}

/** Who may read and write the collection: a section at the end of the security rules. */
export async function addRules(names: AreaNames): Promise<string> {
  const section = renamed(await readFile(join(TEMPLATE, RULES), 'utf8'), names);
  return change('backend/firestore.rules', (rules) => {
    const end = rules.lastIndexOf('  }\n}');
    return `${rules.slice(0, end)}\n${section}${rules.slice(end)}`;
  });
}

/** What the list asks, for the screens that are asked which indexes they need. */
export async function writeQueries({ many, one }: AreaNames): Promise<string> {
  const list = `remotes/${many.kebab}/src/features/${one.kebab}-list`;
  const path = `backend/screen-indexes/screens/${many.kebab}.ts`;
  const text = `
import { ${one.camel}List } from '../../../${list}';
import type { ScreenQueries } from '../asking';

/** What the ${many.kebab.replaceAll('-', ' ')} area asks. */
export const ${many.camel}Queries: ScreenQueries = {
  '${list}.tsx': ({ list }) => list(${one.camel}List),
};
`;
  await writeFile(join(ROOT, path), text.trimStart());
  return path;
}

/** These queries among those of all screens. */
export const addQueries = ({ many }: AreaNames): Promise<string> =>
  change('backend/screen-indexes/screens.ts', (text) => {
    const queries = `${many.camel}Queries`;
    const end = text.indexOf('\n};', text.indexOf('export const SCREENS')) + 1;
    const added = `${text.slice(0, end)}  ...${queries},\n${text.slice(end)}`;
    return `import { ${queries} } from './screens/${many.kebab}';\n${added}`;
  });

/** What `npm run indexes` writes: each order of the list, for all records and for those that a search finds. */
export const addIndexes = ({ many }: AreaNames): Promise<string> =>
  change('backend/firestore.indexes.json', (text) => {
    const file = JSON.parse(text) as { indexes: object[] };
    const added = ['nameLower', 'updatedAt'].flatMap((sorted) =>
      [
        { fieldPath: 'trashed', order: 'ASCENDING' },
        { fieldPath: 'tokens', arrayConfig: 'CONTAINS' },
      ].flatMap((filter) =>
        ['ASCENDING', 'DESCENDING'].map((order) => ({
          collectionGroup: many.camel,
          queryScope: 'COLLECTION',
          fields: [filter, { fieldPath: sorted, order }],
        })),
      ),
    );
    const byText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
    return `${JSON.stringify({ ...file, indexes: [...file.indexes, ...added].sort(byText) }, null, 2)}\n`;
  });

/** The workspace as `npm ci` expects to find it; asking npm to write it would take a connection and half a minute. */
export const addToLockfile = ({ many }: AreaNames): Promise<string> =>
  change('package-lock.json', (text) => {
    const file = JSON.parse(text) as { packages: Record<string, object> };
    const folder = `remotes/${many.kebab}`;
    const name = `@fm/remote-${many.kebab}`;
    const packages = {
      ...file.packages,
      [folder]: { name, version: '0.1.0', license: 'MIT' },
      [`node_modules/${name}`]: { resolved: folder, link: true },
    };
    const { '': root = {}, ...others } = packages as Record<string, object>;
    const sorted = Object.entries(others).sort(([a], [b]) => a.localeCompare(b, 'en'));
    return `${JSON.stringify({ ...file, packages: { '': root, ...Object.fromEntries(sorted) } }, null, 2)}\n`;
  });
