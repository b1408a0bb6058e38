import { SHAPE_PATH, writeDocuments } from '@fm/backend/seed';
import { type EmbeddedBackend, startEmbeddedBackend } from './embedded-backend';
import { olderDemoLine } from './older-demo';
import { seedWhenEmpty } from './seed-when-empty';

jest.setTimeout(30_000);

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend({ port: 0, dataDir: null, log: () => undefined });
});
afterAll(() => backend.close());

describe('a demo that lies there from before', () => {
  it('is told where no seed left its mark, with the command to begin anew', async () => {
    expect(await olderDemoLine(backend, '.data')).toContain('run: rm -r .data && npm start');
  });

  it('is fine where this version wrote it', async () => {
    await seedWhenEmpty(backend, null);
    expect(await olderDemoLine(backend, '.data')).toBeUndefined();
  });

  it('is told where its records had other fields', async () => {
    await writeDocuments(backend, [{ path: SHAPE_PATH, data: { shape: '0123456789abcdef' } }]);
    expect(await olderDemoLine(backend, '.data')).toMatch(
      /^The demo in \.data was written by another version/,
    );
  });
});
