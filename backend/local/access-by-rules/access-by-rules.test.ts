import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalBackend, startLocalBackend } from '../index';
import { eventually } from '../testing/eventually';
import { RestClient, refusal } from '../testing/rest-client';

const rules = (condition: string) =>
  `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{db}/documents {\n    match /notes/{id} {\n      allow read: if ${condition};\n    }\n  }\n}\n`;

let folder: string;
let file: string;
let log: string[];
let backend: LocalBackend | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
  file = join(folder, 'firestore.rules');
  log = [];
});
afterEach(async () => {
  await backend?.close();
  backend = undefined;
  rmSync(folder, { recursive: true });
});

async function start(condition: string): Promise<RestClient> {
  writeFileSync(file, rules(condition));
  backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    indexes: undefined,
    rules: file,
    log: (line) => log.push(line),
  });
  return new RestClient(backend, null);
}
const read = async (client: RestClient) => (await client.call('GET', '/notes/a')).status;

describe('a backend with a rules file', () => {
  it('lets through what the rules allow and refuses the rest', async () => {
    const client = await start('true');
    expect(await read(client)).toBe(404);
    expect((await client.call('GET', '/others/a')).status).toBe(403);
  });

  it('tells the log, and nobody else, which line denied', async () => {
    const client = await start('request.auth != null');
    const answer = await client.call('GET', '/notes/a');
    expect(answer).toMatchObject({ status: 403 });
    expect(JSON.stringify(answer.body)).not.toContain('line');
    expect(log.at(-1)).toMatch(/Denied: get notes\/a for somebody without a sign-in\. .*line 5/);
  });

  it('shows control characters of a request in its log instead of sending them to the terminal', async () => {
    const client = await start('false');
    await client.call('GET', `/notes/${encodeURIComponent('\u001b[2J\u009b31m\nReady\u202e')}`);
    expect(log.at(-1)).toContain('Denied: get notes/\\u001b[2J\\u009b31m\\u000aReady\\u202e for');
  });

  it('does not start with a mistake, and names line, column and reason', async () => {
    await expect(start('ture')).rejects.toThrow(/firestore\.rules.*\n.*line 5, column \d+: .*ture/);
  });

  it('follows a changed file', async () => {
    const client = await start('true');
    writeFileSync(file, rules('false'));
    await eventually(async () => (await read(client)) === 403);
  });

  it('keeps its rules while the file has a mistake', async () => {
    const client = await start('true');
    writeFileSync(file, rules('ture'));
    await eventually(() => log.some((line) => line.includes('stay as they were')));
    expect(await read(client)).toBe(404);
  });

  it('tells of a conflict before it asks the rules, whom the rules let read the document', async () => {
    const condition =
      'resource.data.open == true;\n      allow update: if request.resource.data.rev == resource.data.rev + 1';
    const anybody = await start(condition);
    if (!backend) throw new Error('It has started.');
    const owner = new RestClient(backend);
    const note = (rev: number, open: boolean) => ({
      fields: { rev: { integerValue: String(rev) }, open: { booleanValue: open } },
    });
    for (const open of [true, false]) {
      const stored = await owner.commit({ set: 'notes/a', ...note(2, open) });
      expect(stored.status).toBe(200);
      const seenEarlier = { updateTime: '2026-01-01T00:00:00Z' };
      const { body } = await anybody.commit({
        set: 'notes/a',
        ...note(2, open),
        currentDocument: seenEarlier,
      });
      expect(body).toEqual(refusal(open ? 'FAILED_PRECONDITION' : 'PERMISSION_DENIED'));
      const again = { set: 'notes/a', ...note(1, open), currentDocument: { exists: false } };
      expect((await anybody.commit(again)).body).toEqual(
        refusal(open ? 'ALREADY_EXISTS' : 'PERMISSION_DENIED'),
      );
      expect(log.some((line) => line.includes('Denied: update'))).toBe(!open);
    }
  });

  it('lets administrators pass', async () => {
    await start('false');
    if (!backend) throw new Error('It has started.');
    expect(await read(new RestClient(backend))).toBe(404);
  });
});
