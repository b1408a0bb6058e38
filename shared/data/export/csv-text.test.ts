import { cellText, separatorOf, textOfCell } from './csv-text';

describe('a CSV file', () => {
  it('is separated as spreadsheets of the locale expect', () => {
    expect([separatorOf('de-DE'), separatorOf('en-GB'), separatorOf('fr-FR')]).toEqual([';', ',', ';']);
  });

  it.each(['=1+1', '+49 30 1', '-2', '@SUM(A1)', '\tx', '\rx', '\n=1'])('makes text of "%s"', (text) => {
    expect(cellText(text, 'en-GB')).toBe(`'${text}`);
    expect(textOfCell(cellText(text, 'en-GB'))).toBe(text);
  });

  it('writes numbers as the locale does, negative ones too', () => {
    expect([cellText(-1.5, 'de-DE'), cellText(1234.5, 'en-GB')]).toEqual(['-1,5', '1234.5']);
  });

  it('leaves other text as it is, an apostrophe at its beginning too', () => {
    expect([cellText("'s Hertog", 'en-GB'), textOfCell("'s Hertog")]).toEqual(["'s Hertog", "'s Hertog"]);
    expect(cellText(undefined, 'en-GB')).toBe('');
  });
});
