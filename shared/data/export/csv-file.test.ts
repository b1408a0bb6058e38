import { csvLines, readCsv } from './csv-file';

const columns = [
  { header: 'Name', value: ({ name }: { name: string }) => name },
  { header: 'Sum', value: ({ sum }: { sum?: number }) => sum },
];
const records = [{ name: 'Zoë "Z", Söhne\nHaus 2', sum: 1.5 }, { name: '=HYPERLINK("x")' }];

describe('the lines of a CSV file', () => {
  it('come back as they were', async () => {
    const text = await csvLines(columns, records, true);
    expect(text.split('\r\n')[0]).toBe('Name,Sum');
    expect(await readCsv(text)).toEqual([
      ['Name', 'Sum'],
      ['Zoë "Z", Söhne\nHaus 2', '1.5'],
      ['=HYPERLINK("x")', ''],
    ]);
  });

  it('are written in a browser that names no language', async () => {
    Object.defineProperty(globalThis, 'navigator', { value: { language: 'C' }, configurable: true });
    expect(await csvLines(columns, records.slice(0, 1), false)).toContain(',1.5');
  });

  it('hold nothing a spreadsheet would run', async () => {
    expect(await csvLines(columns, records, false)).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('can be separated by anything usual, and begin with a byte order mark', async () => {
    expect(await readCsv('\uFEFFName;Town\nKay;Köln\n;\n')).toEqual([
      ['Name', 'Town'],
      ['Kay', 'Köln'],
    ]);
  });
});
