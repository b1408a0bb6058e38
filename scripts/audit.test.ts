import { createHash } from 'node:crypto';
import {
  type AuditLine,
  auditCells,
  CELL_HEADERS,
  type ExportFacts,
  firstHash,
  linesOfCsv,
  linesOfJson,
  nextHash,
  verifyAudit,
} from '@fm/domain/audit';
import { csvLines, readCsv } from '../shared/data/export/csv-file';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const facts: ExportFacts = {
  format: 'history-1',
  exportId: 'x1',
  exportedAt: '2026-11-23T09:00:00.000Z',
  exportedBy: 'Ana Adler',
  filter: { from: '2026-11-01T00:00:00.000Z', to: '2026-11-23T09:00:00.000Z' },
};
const entries = ['=1+1', 'Zoë;\n"Söhne"', '+49 30, -1'].map((note, at) => ({
  id: `e${at}`,
  at: `2026-11-20T09:0${at}:00.000Z`,
  kind: 'changed',
  actor: { uid: 'u1', name: 'Ana Adler', role: 'admin' },
  entity: { type: 'customer', id: 'c1', label: '@Haus' },
  changes: [{ path: 'notes', from: -2, to: note }],
  note,
}));

function file(): AuditLine[] {
  let hash = firstHash(sha256, facts);
  const head: AuditLine = { head: { ...facts, count: entries.length, firstHash: hash } };
  const lines = entries.map((entry): AuditLine => {
    hash = nextHash(sha256, hash, entry);
    return { entry, hash };
  });
  return [head, ...lines, { tail: { count: entries.length, lastHash: hash } }];
}

const json = (lines: readonly AuditLine[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const columns = CELL_HEADERS.map((header, at) => ({
  header,
  value: (line: AuditLine) => auditCells(line)[at],
}));
const verifyJson = (text: string) => verifyAudit(linesOfJson(text), sha256);
const verifyCsv = async (text: string) => verifyAudit(linesOfCsv(await readCsv(text)), sha256);

describe('an exported history', () => {
  it('is found to be as it was written, in both formats', async () => {
    const good = { ok: true, count: 3, exportId: 'x1' };
    expect(verifyJson(json(file()))).toMatchObject(good);
    expect(await verifyCsv(await csvLines(columns, file(), true))).toMatchObject(good);
  });

  it('does not depend on the order of keys', () => {
    const [head, one, ...rest] = file();
    const turned = one &&
      'entry' in one && { hash: one.hash, entry: Object.fromEntries(Object.entries(one.entry).reverse()) };
    expect(verifyJson(json([head, turned, ...rest] as AuditLine[]))).toMatchObject({ ok: true });
  });

  it.each<[string, (lines: AuditLine[]) => AuditLine[], number]>([
    ['an entry is taken out', (lines) => lines.toSpliced(2, 1), 3],
    ['two change places', ([a, b, c, ...rest]) => [a, c, b, ...rest] as AuditLine[], 2],
    ['one is doubled', ([a, b, ...rest]) => [a, b, b, ...rest] as AuditLine[], 3],
    ['the tail is gone', (lines) => lines.slice(0, -1), 5],
    ['the last entries are gone', (lines) => lines.toSpliced(2, 2), 3],
    ['the head is gone', (lines) => lines.slice(1), 1],
    ['something follows', (lines) => [...lines, ...lines.slice(1, 2)], 6],
    ['nothing is there', () => [], 1],
  ])('is found broken where %s', (_, change, line) => {
    expect(verifyJson(json(change(file())))).toMatchObject({ ok: false, line });
  });

  it.each([
    ['an entry', '"to":"=1+1"', '"to":"=1+2"', 2],
    ['the filter', '2026-11-01', '2026-11-02', 1],
    ['the number of entries', '"count":3,"firstHash"', '"count":2,"firstHash"', 1],
    ['the text to no JSON', '{"entry"', '{entry', 2],
  ])('is found broken where somebody changed %s', (_, from, to, line) => {
    expect(verifyJson(json(file()).replace(from, to))).toMatchObject({ ok: false, line });
  });

  it('is found broken where a cell for people says something else than the line', async () => {
    const text = await csvLines(columns, file(), true);
    expect(await verifyCsv(text.replace('Ana Adler,u1', 'Bob Berg,u1'))).toMatchObject({
      ok: false,
      line: 3,
    });
  });
});
