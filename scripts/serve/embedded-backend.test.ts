import { type EmbeddedBackend, startEmbeddedBackend } from './embedded-backend';

jest.setTimeout(120_000);

let backend: EmbeddedBackend;

beforeAll(async () => {
  backend = await startEmbeddedBackend({ port: 0, dataDir: null, log: () => undefined });
});

afterAll(() => backend.close());

/** What a form is answered whose page tells nobody where it is. */
const statusOfForm = async (path: string): Promise<number> =>
  (await fetch(`${backend.url}${path}`, { method: 'POST', headers: { origin: 'null' } })).status;

describe('forms of pages that tell nobody where they are', () => {
  it('are let in to the page of offers', async () => {
    expect(await statusOfForm('/offer/token')).not.toBe(403);
  });

  it.each(['/command', '/report', '/runJobNow'])('are not let in to %s, which is no page', async (path) => {
    expect(await statusOfForm(path)).toBe(403);
  });
});
