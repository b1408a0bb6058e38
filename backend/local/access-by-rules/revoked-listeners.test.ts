import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalBackend, startLocalBackend } from '../index';
import { eventually } from '../testing/eventually';
import { RawChannel } from '../testing/raw-channel';
import { RestClient } from '../testing/rest-client';

const rules = (condition: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    function isEnabled() {
      return get(/databases/$(db)/documents/users/guest).data.disabled == false;
    }
    match /notes/{id} {
      allow read: if ${condition};
    }
    match /users/{id} {
      allow get: if true;
    }
  }
}
`;

let folder: string;
let file: string;
let log: string[];
let backend: LocalBackend;
let owner: RestClient;
let guest: RawChannel;

const disabled = (is: boolean) => ({ set: 'users/guest', fields: { disabled: { booleanValue: is } } });
const note = (text: string) => ({ set: 'notes/a', fields: { text: { stringValue: text } } });

/** The guest listens to all notes (2), to one of them (4) and to the own record (6). */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
  file = join(folder, 'firestore.rules');
  writeFileSync(file, rules('isEnabled()'));
  log = [];
  backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    indexes: undefined,
    rules: file,
    log: (line) => log.push(line),
  });
  owner = new RestClient(backend);
  await owner.commit(disabled(false), note('first'));
  guest = new RawChannel(backend, 'Listen', null);
  const { database } = guest;
  const parent = `${database}/documents`;
  const documents = (targetId: number, path: string) => ({
    database,
    addTarget: { targetId, documents: { documents: [`${parent}/${path}`] } },
  });
  const query = { parent, structuredQuery: { from: [{ collectionId: 'notes' }] } };
  await guest.open(
    { database, addTarget: { targetId: 2, query } },
    documents(4, 'notes/a'),
    documents(6, 'users/guest'),
  );
  for (let target = 0; target < 3; target += 1) await guest.nextSnapshot();
});
afterEach(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

const removed = (targetId: number) => ({
  targetChange: {
    targetChangeType: 'REMOVE',
    targetIds: [targetId],
    cause: { code: 7, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' },
  },
});

describe('a listener', () => {
  it('ends with the commit that takes its permission away, and others of its stream go on', async () => {
    await owner.commit(disabled(true));
    const last = await guest.nextSnapshot();
    expect(JSON.stringify(last)).toContain('users/guest');
    await owner.commit(note('secret'));
    await owner.commit(disabled(false));
    const next = await guest.nextSnapshot();
    expect(next).toEqual(expect.arrayContaining([removed(2), removed(4)]));
    expect(JSON.stringify(next)).toContain('users/guest');
    expect(JSON.stringify(next)).not.toContain('secret');
  });

  it('goes on while the documents its permission depends on still give it', async () => {
    await owner.commit({
      set: 'users/guest',
      fields: { ...disabled(false).fields, role: { nullValue: null } },
    });
    await owner.commit(note('second'));
    await guest.nextSnapshot();
    const next = JSON.stringify(await guest.nextSnapshot());
    expect(next).toContain('second');
    expect(next).not.toContain('REMOVE');
  });

  it('ends when new rules do not allow it any more', async () => {
    writeFileSync(file, rules('false'));
    await eventually(() => log.some((line) => line.startsWith('Security rules read again')));
    await owner.commit(disabled(true));
    expect(await guest.nextSnapshot()).toEqual(expect.arrayContaining([removed(2), removed(4)]));
  });
});
