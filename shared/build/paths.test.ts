import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, storeAt, variable } from './paths';

describe('a release store named in .env did not count', () => {
  const root = mkdtempSync(join(tmpdir(), 'env-'));
  const before = process.env.RELEASE_STORE;

  beforeEach(() => {
    delete process.env.RELEASE_STORE;
  });

  afterAll(() => {
    rmSync(root, { recursive: true });
    if (before === undefined) delete process.env.RELEASE_STORE;
    else process.env.RELEASE_STORE = before;
  });

  it('is what the environment says, else what the file says, else nothing', () => {
    expect(variable('RELEASE_STORE', root)).toBeUndefined();
    writeFileSync(join(root, '.env'), 'PORT=1\nRELEASE_STORE=/srv/releases\n');
    expect(variable('RELEASE_STORE', root)).toBe('/srv/releases');
    expect(process.env.RELEASE_STORE).toBeUndefined();
    process.env.RELEASE_STORE = '/elsewhere';
    expect(variable('RELEASE_STORE', root)).toBe('/elsewhere');
  });
});

describe('a release store', () => {
  it('is a folder, from the root of the repository where it names none', () => {
    expect([storeAt('dist'), storeAt('/srv/releases')]).toEqual([join(ROOT, 'dist'), '/srv/releases']);
  });

  it('is a bucket by its address', () => {
    expect(storeAt('gs://releases/main')).toBe('gs://releases/main');
  });
});
