import { openSdkStage, type SdkStage } from '@fm/local-backend/testing/realtime';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Database, getDatabase } from 'firebase-admin/database';
import { removeOldPresence } from '../functions/presence/remove-old-presence';

const now = new Date('2026-11-20T02:15:00Z');
const ago = (days: number) => now.getTime() - days * 86_400_000;
const fresh = ago(0) - 60_000;

let stage: SdkStage;
let app: App;
let database: Database;

beforeAll(async () => {
  stage = await openSdkStage({});
  const { port, projectId } = stage.backend;
  process.env.FIREBASE_DATABASE_EMULATOR_HOST = `127.0.0.1:${port}`;
  app = initializeApp({ projectId, databaseURL: `https://${projectId}-default-rtdb.firebaseio.com` });
  database = getDatabase(app);
});
afterAll(async () => {
  await deleteApp(app);
  delete process.env.FIREBASE_DATABASE_EMULATOR_HOST;
  await stage.close();
});

/** Stores this alone, has it cleaned up, and gives what was removed and what is left. */
async function cleaned(tree: object) {
  database.goOnline();
  await database.ref().set(tree);
  const counts = await removeOldPresence(database, now);
  database.goOnline();
  return { counts, left: (await database.ref().get()).val() };
}

it('forgets after 30 days when somebody was here last, and not before', async () => {
  expect(await cleaned({ seen: { ana: ago(29), ben: ago(31) } })).toEqual({
    counts: { seen: 1 },
    left: { seen: { ana: ago(29) } },
  });
});

it('removes what pages left that ended without a word, and nothing of those that are there', async () => {
  const live = {
    online: { ana: { k1: { s: 'active', at: fresh } } },
    here: { task: { t1: { k1: { u: 'ana', at: fresh } } } },
    editing: { task: { t1: { k1: 'ana' } } },
  };
  const { counts, left } = await cleaned({
    online: { ...live.online, ben: { k2: { s: 'idle', at: ago(2) } } },
    here: { task: { t1: { ...live.here.task.t1, k2: { u: 'ben', at: ago(2) } }, t2: { k3: 'nonsense' } } },
    editing: { task: { t1: { ...live.editing.task.t1, k2: 'ben' } }, offer: { o1: { k4: 'cem' } } },
  });
  expect(counts).toEqual({ online: 1, here: 2, editing: 2 });
  expect(left).toEqual(live);
});

it('finds nothing to do in a database that nobody was in', async () => {
  expect(await cleaned({ seen: null })).toEqual({ counts: {}, left: null });
});
