import { SHAPE_PATH, writeDocuments } from '@fm/backend/seed';
import { type EmbeddedBackend, startEmbeddedBackend } from './embedded-backend';
import { olderDemoLine } from './older-demo';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await startEmbeddedBackend({ port: 0, dataDir: null, log: () => undefined });
});
afterAll(() => backend.close());

/* That one of this version is fine, seed-when-empty.test.ts says, which writes one. */
describe('a demo that lies there from before', () => {
  it('is told where no seed left its mark, with the command to begin anew', async () => {
    expect(await olderDemoLine(backend, '.data')).toContain('run: rm -r .data && npm start');
  });

  it('is told where its records had other fields', async () => {
    await writeDocuments(backend, [{ path: SHAPE_PATH, data: { shape: '0123456789abcdef' } }]);
    expect(await olderDemoLine(backend, '.data')).toMatch(
      /^The demo in \.data was written by another version/,
    );
  });
});
