import { join } from 'node:path';
import { type Customer, customerToRecord, emptyCustomer } from '@fm/domain/customer';
import { startLocalBackend } from '@fm/local-backend';
import { decodeFields } from '../seed/write/decode';
import { writeDocuments } from '../seed/write/rest';
import { correctCustomers } from './correct-customers';

const INDEXES = join(__dirname, '..', 'firestore.indexes.json');
const customer = (over: Partial<Customer> = {}) => ({
  ...customerToRecord({ ...emptyCustomer(), name: 'Elbe Clinic' }),
  tokens: ['el'],
  rev: 4,
  trashed: false,
  ...over,
});
const address = (city: string) => ({ line1: 'Allee 1', postcode: '24103', city, country: 'DE' });
const site = (id: string, name: string, city: string, trashed = false) => ({
  customerRef: { id, name: 'Elbe Clinic' },
  name,
  address: address(city),
  trashed,
});

it('gives a town to customers that were stored without one, once', async () => {
  const backend = await startLocalBackend({ port: 0, dataDir: null, indexes: INDEXES, log: () => undefined });
  try {
    const documents = {
      'customers/own': customer({ billing: address('Berlin') }),
      'customers/sites': customer(),
      'customers/known': customer({ siteTown: 'Kiel', town: 'Kiel' }),
      'customers/nowhere': customer(),
      'customers/damaged': { ...customer({ billing: address('Berlin') }), tags: 'none' },
      'sites/gone': site('sites', 'Annex', 'Bremen', true),
      'sites/north': site('sites', 'North wing', 'Hamburg'),
      'sites/east': site('sites', 'East wing', 'Kiel'),
      'sites/other': site('known', 'Annex', 'Ulm'),
    };
    await writeDocuments(
      backend,
      Object.entries(documents).map(([path, data]) => ({ path, data })),
    );
    const read = async (path: string) => {
      const address = `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents/${path}`;
      const answer = await fetch(address, { headers: { Authorization: 'Bearer owner' } });
      return decodeFields(((await answer.json()) as { fields: object }).fields);
    };
    expect(await correctCustomers(backend)).toBe(2);
    const own = await read('customers/own');
    expect(own).toMatchObject({ town: 'Berlin', rev: 4 });
    expect(own).not.toHaveProperty('siteTown');
    const atSites = await read('customers/sites');
    expect(atSites).toMatchObject({ siteTown: 'Kiel', town: 'Kiel' });
    expect(atSites.tokens).toContain('kiel');
    for (const id of ['known', 'nowhere', 'damaged'] as const) {
      const { [`customers/${id}`]: before } = documents as Record<string, object>;
      expect({ ...before, ...(await read(`customers/${id}`)) }).toEqual(before);
    }
    expect(await correctCustomers(backend)).toBe(0);
  } finally {
    await backend.close();
  }
});
