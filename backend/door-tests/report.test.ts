import { dayIn } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { NO_TIMES, USAGE_PATH, type UsageRow } from '@fm/domain/usage';
import type { LocalBackend } from '@fm/local-backend';
import { RestClient } from '@fm/local-backend/testing';
import { signUp } from './sign-up';
import { startWithFunctions } from './with-functions';

/* Counts of pages, as browsers send them of a page that is being closed: as text, with nothing beside it. */

let backend: LocalBackend;
let owner: RestClient;

beforeAll(async () => {
  backend = await startWithFunctions();
  owner = new RestClient(backend);
});
afterAll(() => backend.close());

const row = (name: string, done = 1): UsageRow => ({
  ...NO_TIMES,
  kind: 'screen',
  name,
  area: 'tasks',
  build: 'aaaaaaaa',
  host: 'bbbbbbbb',
  done,
  took: [done, 0, 0, 0, 0],
});

async function send(body: unknown, method = 'POST'): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { status } = await fetch(`${backend.url}/${backend.projectId}/europe-west3/report`, {
    method,
    ...(method === 'POST' && { body: text, headers: { 'content-type': 'text/plain;charset=UTF-8' } }),
  });
  return status;
}

const counted = async (): Promise<string> => {
  const day = dayIn(COMPANY.timezone, new Date());
  return JSON.stringify((await owner.fields(`${USAGE_PATH}/${day}`)) ?? {});
};

describe('counts that a page sends', () => {
  it('are added to those of the day, without who it was', async () => {
    const token = await signUp(backend, owner, 'ana', { role: 'office' });
    expect(await send({ token, rows: [row('/tasks', 2)] })).toBe(204);
    expect(await send({ token, rows: [row('/tasks', 3)] })).toBe(204);
    const stored = await counted();
    expect(stored).toContain('"done":{"integerValue":"5"}');
    expect(stored).not.toContain('ana');
  });

  it.each([
    ['of nobody', undefined, 400],
    ['with a foreign token', 'a.b.c', 401],
    ['with no token', '', 401],
  ])('are refused %s', async (_, token, status) => {
    expect(await send({ token, rows: [row('/nobody')] })).toBe(status);
    expect(await counted()).not.toContain('/nobody');
  });

  it('are refused of who does not work here any more', async () => {
    const token = await signUp(backend, owner, 'gone', { role: 'office', disabled: true });
    // The identity service follows the record a moment later; from then on, the token itself is refused.
    expect([401, 403]).toContain(await send({ token, rows: [row('/gone')] }));
    expect(await counted()).not.toContain('/gone');
  });

  it('are refused where they are none, or more than a browser sends', async () => {
    const token = await signUp(backend, owner, 'odd', { role: 'office' });
    expect(await send('no counts')).toBe(400);
    expect(await send({ token, rows: [] })).toBe(400);
    expect(await send({ token, rows: [row('/odd/7')] })).toBe(400);
    expect(await send({ token, rows: [row('/odd')], who: 'odd' })).toBe(400);
    expect(await send({ token, rows: [{ ...row('/odd'), who: 'odd' }] })).toBe(400);
    expect(await send({ token, rows: [row('/odd')], text: 'x'.repeat(70_000) })).toBe(413);
    expect(await send('', 'GET')).toBe(405);
    expect(await counted()).not.toContain('/odd');
  });

  it('are refused of who sends more than pages do, and of nobody else', async () => {
    const [busy, calm] = await Promise.all(
      ['busy', 'calm'].map((login) => signUp(backend, owner, login, { role: 'office' })),
    );
    for (let times = 0; times < 30; times += 1)
      expect(await send({ token: busy, rows: [row('/busy')] })).toBe(204);
    expect(await send({ token: busy, rows: [row('/busy')] })).toBe(429);
    expect(await send({ token: calm, rows: [row('/calm')] })).toBe(204);
  });
});
