/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { allSeen, SEEN_MENTIONS_ID, seenMentionsOf, withSeen } from '@fm/domain/mention';
import { noteSeen } from '../../shared/data/attention/note-seen';
import { type AppUnderRules, connectApp } from './app-fixture';

/* What somebody has seen of the comments that name them, as the app itself notes it. */

let app: AppUnderRules;
beforeAll(async () => {
  app = await connectApp();
});
afterAll(() => app.close());

const mention = (id: string, minute: number) => ({ id, createdAt: new Date(minute * 60_000) });

it.each(['office', 'manager'] as const)('%s sees several at the same moment, then all', async (person) => {
  const actor = await app.signIn(person);
  const known = () => app.read(seenMentionsOf(actor.uid), SEEN_MENTIONS_ID);
  const some = [mention('a', 1), mention('b', 2)];
  await Promise.all(some.map((one) => app.stored(noteSeen(actor, (seen) => withSeen(seen, one)))));
  expect((await known()).seenIds).toEqual(['a', 'b']);
  await app.stored(noteSeen(actor, (seen) => allSeen(seen, some)));
  expect(await known()).toMatchObject({ seenIds: [], seenUntil: new Date(120_000) });
});
