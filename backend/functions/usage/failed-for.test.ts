import { FailedFor } from './failed-for';

const NOW = new Date('2026-11-23T12:07:00Z');

it('knows a person once for a build in a quarter of an hour', () => {
  const failedFor = new FailedFor();
  const asks = (uid: string, build: string, now = NOW) => failedFor.of(uid, now)('tasks', build);
  expect([asks('olga', 'a'), asks('olga', 'a'), asks('marek', 'a'), asks('olga', 'b')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(asks('olga', 'a', new Date('2026-11-23T12:14:59Z'))).toBe(false);
  expect(asks('olga', 'a', new Date('2026-11-23T12:15:00Z'))).toBe(true);
});
