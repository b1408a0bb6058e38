import { join } from 'node:path';
import { startLocalBackend } from '@fm/backend/local';
import { writeDocuments } from '../seed/write/rest';
import { purgeTrash } from './purge-trash';

const INDEXES = join(__dirname, '..', 'firestore.indexes.json');
const NOW = new Date('2026-11-22T10:00:00Z');
const trashedOn = (day: string) => ({ trashed: true, trashedAt: new Date(`${day}T10:00:00Z`) });

it('deletes what is in the trash for more than 30 days, with all below it, and nothing else', async () => {
  const backend = await startLocalBackend({ port: 0, dataDir: null, indexes: INDEXES, log: () => undefined });
  try {
    const target = { url: backend.url, projectId: backend.projectId };
    const documents = {
      'employees/old': trashedOn('2026-10-20'),
      'employees/old/private/hr': { notes: 'Private' },
      'employees/new': trashedOn('2026-10-25'),
      'employees/new/private/hr': { notes: 'Private' },
      'customers/live': { trashed: false },
      'customers/live/contacts/old': trashedOn('2026-01-01'),
      'customers/live/contacts/live': { trashed: false },
      'workOrders/old': trashedOn('2026-10-01'),
      'workOrders/old/private/labour': { rates: {} },
      'attachments/ofOld': { trashed: false, entity: { type: 'workOrder', id: 'old' } },
      'attachments/ofOld/content/data': { data: 'x' },
      'attachments/ofNew': { trashed: false, entity: { type: 'workOrder', id: 'new' } },
      'attachments/ofNew/content/data': { data: 'x' },
      'events/e1': { entity: { type: 'employee', id: 'old' } },
    };
    await writeDocuments(
      target,
      Object.entries(documents).map(([path, data]) => ({ path, data })),
    );
    expect(await purgeTrash({ ...target, now: NOW })).toEqual({ employees: 1, contacts: 1, workOrders: 1 });
    const left = await Promise.all(
      Object.keys(documents).map(async (path) => {
        const address = `${target.url}/v1/projects/${target.projectId}/databases/(default)/documents/${path}`;
        const { ok } = await fetch(address, { headers: { Authorization: 'Bearer owner' } });
        return ok ? [path] : [];
      }),
    );
    expect(left.flat()).toEqual([
      'employees/new',
      'employees/new/private/hr',
      'customers/live',
      'customers/live/contacts/live',
      'attachments/ofNew',
      'attachments/ofNew/content/data',
      'events/e1',
    ]);
    expect(await purgeTrash({ ...target, now: NOW })).toEqual({});
  } finally {
    await backend.close();
  }
});
