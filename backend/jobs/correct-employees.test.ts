import { join } from 'node:path';
import { startLocalBackend } from '@fm/local-backend';
import { decodeFields } from '../seed/write/decode';
import { writeDocuments } from '../seed/write/rest';
import { correctEmployees } from './correct-employees';

const INDEXES = join(__dirname, '..', 'firestore.indexes.json');
const certificate = {
  name: 'Gas',
  issuedOn: '2024-01-01',
  expiresOn: '2027-05-01',
  status: 'valid',
  order: 0,
};
const person = (over: object) => ({
  firstName: 'Jan',
  lastName: 'Ode',
  status: 'active',
  rev: 4,
  trashed: false,
  ...over,
});
const reminder = (field: string, id: string) => ({
  text: 'Book the course',
  entity: { type: 'employee', id, label: 'Jan Ode' },
  rule: { kind: 'relative', field, offsetDays: -30, timeOfDay: '08:00' },
  fireAt: new Date('2025-01-01T07:00:00Z'),
  state: 'due',
  trashed: false,
});

it('puts right what was stored wrong of employees and their reminders, once', async () => {
  const backend = await startLocalBackend({ port: 0, dataDir: null, indexes: INDEXES, log: () => undefined });
  try {
    const documents = {
      'employees/renewed': person({
        certificates: { old: { ...certificate, expiresOn: '2025-02-01' }, gas: certificate },
        nextExpiry: '2025-02-01',
        endSort: '9999-12-31',
      }),
      'employees/new': person({ certificates: { gas: certificate }, endDate: '2026-12-31' }),
      'employees/right': person({ endSort: '9999-12-31' }),
      'employees/damaged': person({ certificates: 'none' }),
      'reminders/follows': reminder('nextExpiry', 'renewed'),
      'reminders/other': { ...reminder('nextExpiry', 'renewed'), state: 'done' },
      'reminders/elsewhere': reminder('nextExpiry', 'right'),
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
    expect(await correctEmployees(backend)).toBe(2);
    expect(await read('employees/renewed')).toMatchObject({ nextExpiry: '2027-05-01', rev: 4 });
    expect(await read('employees/new')).toMatchObject({ nextExpiry: '2027-05-01', endSort: '2026-12-31' });
    expect(await read('employees/right')).toEqual(documents['employees/right']);
    expect(await read('employees/damaged')).toEqual(documents['employees/damaged']);
    expect(await read('reminders/follows')).toMatchObject({
      state: 'scheduled',
      fireAt: new Date('2027-04-01T06:00:00Z'),
    });
    expect(await read('reminders/other')).toEqual(documents['reminders/other']);
    expect(await read('reminders/elsewhere')).toEqual(documents['reminders/elsewhere']);
    expect(await correctEmployees(backend)).toBe(0);
  } finally {
    await backend.close();
  }
});
