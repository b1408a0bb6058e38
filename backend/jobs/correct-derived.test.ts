import { join } from 'node:path';
import { startLocalBackend } from '@fm/local-backend';
import { documents } from '../seed/demo-fixture';
import { decodeFields } from '../seed/write/decode';
import { writeDocuments } from '../seed/write/rest';
import { correctDerived } from './correct-derived';
import { callAsOwner, documentsOf, type JobTarget } from './project';

jest.setTimeout(60_000);

const INDEXES = join(__dirname, '..', 'firestore.indexes.json');

let backend: Awaited<ReturnType<typeof startLocalBackend>>;
let target: JobTarget;
beforeAll(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: INDEXES, log: () => undefined });
  target = { url: backend.url, projectId: backend.projectId };
  await writeDocuments(
    target,
    documents.filter(({ path }) => /^(customers|employees)\/[^/]+$|\/contacts\//.test(path)),
  );
});
afterAll(() => backend.close());

const read = async (path: string) => {
  const { fields } = (await callAsOwner(target, 'GET', `${documentsOf(target)}/${path}`)) as {
    fields: Parameters<typeof decodeFields>[0];
  };
  return decodeFields(fields);
};

/** Where the first document of collections of this name is. */
async function pathsOf(collectionId: string): Promise<string[]> {
  const structuredQuery = { from: [{ collectionId, allDescendants: true }], limit: 1 };
  const answers = (await callAsOwner(target, 'POST', `${documentsOf(target)}:runQuery`, {
    structuredQuery,
  })) as {
    document: { name: string };
  }[];
  return answers.map(({ document }) => document.name.slice(documentsOf(target).length + 1));
}

/** Puts other values into a record of the demo, as an older version would have derived them. */
async function age(path: string, older: object): Promise<Record<string, unknown>> {
  const record = await read(path);
  await writeDocuments(target, [{ path, data: { ...record, ...older } }]);
  return record;
}

it('corrects what an older version derived, once, and nothing else of the record', async () => {
  const customer = await age('customers/customer-01', {
    tokens: ['old'],
    nameLower: 'old',
    numberSort: 'CU-2026-0001',
  });
  const [path = ''] = await pathsOf('contacts');
  const contact = await age(path, { tokens: [] });
  const employee = await age('employees/employee-01', { nextExpiry: '2020-01-01' });
  await writeDocuments(target, [{ path: 'customers/broken', data: { trashed: false } }]);
  expect(await correctDerived(target)).toEqual({
    corrected: { customers: 1, contacts: 1, employees: 1 },
    damaged: [expect.stringMatching(/customers\/broken$/)],
  });
  expect(await read('customers/customer-01')).toEqual(customer);
  expect(await read(path)).toEqual(contact);
  expect(await read('employees/employee-01')).toEqual(employee);
  expect((await correctDerived(target)).corrected).toEqual({});
});
