import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameHost } from './name-host';

let building: string;

beforeEach(async () => {
  building = await mkdtemp(join(tmpdir(), 'name-host-'));
});

afterEach(() => rm(building, { recursive: true, force: true }));

const FILES = { 'index.html': '<html lang="en"></html>', 'main.js': 'first', 'main.js.map': '{}' };

/** Names a build of these files; gives the name and the page. */
async function named(changes: Partial<typeof FILES> = {}, about = '{}') {
  for (const [file, text] of Object.entries({ ...FILES, ...changes }))
    await writeFile(join(building, file), text);
  const name = await nameHost(building, about);
  return { name, page: await readFile(join(building, 'index.html'), 'utf8') };
}

it('writes the name into the page', async () => {
  const { name, page } = await named();
  expect(name).toMatch(/^[0-9a-f]{8}$/);
  expect(page).toBe(`<html data-build="${name}" lang="en"></html>`);
});

it('names a build by what is served of it and what it says of itself', async () => {
  const { name } = await named();
  expect((await named({ 'main.js.map': '{"lines":1}' })).name).toBe(name);
  expect((await named({ 'main.js': 'second' })).name).not.toBe(name);
  expect((await named({}, '{"contract":"2.0.0"}')).name).not.toBe(name);
});
