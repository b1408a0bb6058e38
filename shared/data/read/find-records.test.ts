import { customers } from '@fm/domain/customer';
import { findRecords } from './find-records';

const mockAnswer = { docs: [], metadata: { fromCache: true } };

jest.mock('@fm/firebase/firestore', () => ({ getDocs: async () => mockAnswer }));
jest.mock('../live/query', () => ({
  queryOf: () => ({}),
  specOfQuery: () => ({ bounded: () => ({}) }),
}));

it('takes what the browser remembers for no answer of the server', async () => {
  const found = await findRecords(customers, (spec) => spec, 10);
  expect(found).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  mockAnswer.metadata.fromCache = false;
  expect(await findRecords(customers, (spec) => spec, 10)).toEqual({ ok: true, value: [] });
});
