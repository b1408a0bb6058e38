import { join } from 'node:path';
import { startLocalBackend } from '@fm/local-backend';
import { decodeFields } from '@fm/workflows/rest-values';
import { documents } from '../seed/demo-fixture';
import { writeDocuments } from '../seed/write/rest';
import { correctDerived } from './correct-derived';
import { correctRecords } from './correct-records';
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

describe('a run that is cut off', () => {
  /** A target whose token is good for so many calls. */
  const goodFor = (calls: number): JobTarget => {
    let made = 0;
    return {
      ...target,
      token: async () => {
        made += 1;
        if (made > calls) throw new Error('The token is over.');
        return 'owner';
      },
    };
  };
  const old = { tokens: ['old'] };
  const tokensOf = async (path: string) => (await read(path)).tokens;

  it('is gone on with by the next one of the same version, and the one after that looks at everything again', async () => {
    const employee = await age('employees/employee-02', old);
    const customer = await age('customers/customer-02', old);
    // Its place, customers, the one that is wrong, and how far it has come: the contacts are not asked for any more.
    await expect(correctRecords(goodFor(5), 'one')).rejects.toThrow('The token is over.');
    expect(await tokensOf('customers/customer-02')).toEqual(customer.tokens);
    expect(await tokensOf('employees/employee-02')).toEqual(['old']);

    await age('customers/customer-02', old);
    expect((await correctRecords(target, 'one')).corrected).toEqual({
      employees: 1,
      'crew/copy': expect.any(Number),
    });
    expect(await tokensOf('employees/employee-02')).toEqual(employee.tokens);
    expect(await tokensOf('customers/customer-02')).toEqual(['old']);

    expect((await correctRecords(target, 'one')).corrected).toMatchObject({ customers: 1 });
  });

  it('is begun anew by another version', async () => {
    const customer = await age('customers/customer-03', old);
    await expect(correctRecords(goodFor(5), 'one')).rejects.toThrow('The token is over.');
    await age('customers/customer-03', old);
    expect((await correctRecords(target, 'two')).corrected).toMatchObject({ customers: 1 });
    expect(await tokensOf('customers/customer-03')).toEqual(customer.tokens);
  });
});
