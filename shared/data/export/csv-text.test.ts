import fc from 'fast-check';
import { cellText, separatorOf, textOfCell } from './csv-text';

describe('a CSV file', () => {
  it('is separated as spreadsheets of the locale expect', () => {
    expect([separatorOf('de-DE'), separatorOf('en-GB'), separatorOf('fr-FR')]).toEqual([';', ',', ';']);
  });

  it.each(['=1+1', '+49 30 1', '-2', '@SUM(A1)', '\tx', '\rx', '\nx'])('makes text of "%s"', (text) => {
    expect(cellText(text, 'en-GB')).toBe(`'${text}`);
    expect(textOfCell(cellText(text, 'en-GB'))).toBe(text);
  });

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a,=1+1', "a,'=1+1"],
    ['a|@SUM(A1)', "a|'@SUM(A1)"],
    ['a\t+1', "a\t'+1"],
    ['a\r\n-1', "a\r\n'-1"],
    ['a; =1+1', "a;' =1+1"],
    ['=1;=2,-3', "'=1;'=2,'-3"],
    ['a;"=1+1"', `a;'"=1+1"`],
    ['\t=1', "'\t'=1"],
    ['\n=1', "'\n'=1"],
  ])('makes text of what stands in %j after any separator', (text, defused) => {
    expect(cellText(text, 'en-GB')).toBe(defused);
    expect(textOfCell(defused)).toBe(text);
  });

  it.each(['＝1+1', '＋49', '－2', '＠SUM(A1)', ' =1', '\u3000＝1'])('makes text of "%s"', (text) => {
    expect(cellText(text, 'en-GB')).toBe(`'${text}`);
    expect(textOfCell(`'${text}`)).toBe(text);
  });

  it('gives every text back as it was, and begins no formula in any cell of it', () => {
    const text = fc.string({ unit: fc.constantFrom(...`'=+-@＝＋－＠,;|\t\r\n "a1`) });
    fc.assert(
      fc.property(text, (written) => {
        const cell = cellText(written, 'en-GB');
        expect(textOfCell(cell)).toBe(written);
        for (const part of cell.split(/[,;|\t\r\n]/)) expect(part).not.toMatch(/^[ "]*[=+\-@＝＋－＠]/);
      }),
    );
  });

  it('leaves signs within a text alone', () => {
    for (const text of ['Nord-Süd', 'a - b', 'Tel. +49 30 1', 'a@b.example', '1+1=2', 'Köln, Haus 2; Hof'])
      expect(cellText(text, 'en-GB')).toBe(text);
  });

  it('writes numbers as the locale does, negative ones too', () => {
    expect([cellText(-1.5, 'de-DE'), cellText(1234.5, 'en-GB')]).toEqual(['-1,5', '1234.5']);
  });

  it('leaves other text as it is, an apostrophe at its beginning too', () => {
    expect([cellText("'s Hertog", 'en-GB'), textOfCell("'s Hertog")]).toEqual(["'s Hertog", "'s Hertog"]);
    expect(cellText(undefined, 'en-GB')).toBe('');
  });
});
