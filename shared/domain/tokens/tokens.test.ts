import { matchesAll, searchToken, searchTokens, tokensOf } from './index';

const finds = (texts: string[], query: string) => {
  const tokens = tokensOf(texts);
  const token = searchToken(query);
  return (
    token !== undefined &&
    tokens.includes(token) &&
    searchTokens(query).every((word) => tokens.includes(word))
  );
};

describe('search tokens', () => {
  it.each([
    ['Jürgen Müller', 'muller'],
    ['Jürgen Müller', 'MÜL'],
    ['Zoë Lefèvre', 'lefevre zoe'],
    ["Seán O'Brien", 'obrien'],
    ["Seán O'Brien", "o'br"],
    ["Seán O'Brien", 'brien'],
    ['Seán O’Brien', 'o brien'],
    ['Seán O´Brien', 'obrien'],
    ['Jürgen Müller', 'mueller'],
    ['Jürgen Mueller', 'muller'],
    ['Jürgen Mueller', 'Müller'],
    ['Jürgen Mueller', 'juergen'],
    ['Søren Ågård', 'soren'],
    ['Søren Ågård', 'soeren aagaard'],
    ['Am Schloßgarten', 'schlossgarten'],
    ['Am Schlossgarten', 'schloßg'],
    ['STRAẞENBAU', 'strassenbau'],
    ['Straßenmeisterei', 'strasse'],
    ['Łukasz Żółć', 'lukasz zolc'],
    ['عيادة النور', 'النور'],
    ['Wohnungsbaugenossenschaft Köpenick', 'wohnungsbaugenossenschaft kop'],
    ['WO-2026-0042', 'wo-2026-0042'],
    ['WO-2026-0042', '42'],
    ['WO-2026-0042', '0042'],
    ['Haus am See', 'am see'],
  ])('find %p by %p', (text, query) => {
    expect(finds([text], query)).toBe(true);
  });

  it.each([
    ['Jürgen Müller', 'ller'],
    ['Jürgen Müller', 'muller peter'],
    ['WO-2026-0042', '43'],
    ['Straßenmeisterei', 'strassenbahn'],
    ['Zoltan Nagy', 'zoe'],
    ['Neue Quelle', 'qulle'],
    ["Seán O'Brien", 'rien'],
  ])('do not find %p by %p', (text, query) => {
    expect(finds([text], query)).toBe(false);
  });

  it('find a word of any length by each of its beginnings', () => {
    const word = 'gebäudereinigung';
    for (let length = 2; length <= word.length; length += 1) {
      expect(finds(['Gebäudereinigung Nord'], word.slice(0, length))).toBe(true);
    }
  });

  it('find a record number from its first two letters on, while it is being typed', () => {
    const number = 'WO-2026-0042';
    for (let length = 2; length <= number.length; length += 1) {
      expect(finds(['WO-2026-0042 Boiler'], number.slice(0, length))).toBe(true);
    }
    expect(finds(['WO-2026-0042 Boiler'], 'wo-2026-005')).toBe(false);
  });

  it('find a word typed in full in a record that has more words than there is room for', () => {
    const words = ['Amtsgericht', 'Oldenburg', 'Elisabethstraße', 'Hausverwaltung', 'Nebengebäude'];
    const more = Array.from({ length: 20 }, (_, index) => `${String.fromCharCode(97 + index)}xylophonist`);
    for (const word of words) expect(finds([...words, ...more], word)).toBe(true);
  });

  it('leave out the beginnings of the number first where there is no room', () => {
    const words = Array.from({ length: 9 }, (_, index) => `${String.fromCharCode(97 + index)}xylophonist`);
    expect(finds(['WO-2026-0042', ...words], 'wo')).toBe(false);
    for (const query of [...words, '42', 'wo-2026-0042'])
      expect(finds(['WO-2026-0042', ...words], query)).toBe(true);
  });

  it('are at most 60, and hold no word by its short beginnings alone', () => {
    const words = Array.from({ length: 20 }, (_, index) => `${String.fromCharCode(97 + index)}xylophonist`);
    const tokens = tokensOf(words);
    expect(tokens.length).toBeLessThanOrEqual(60);
    for (const word of words) expect(tokens.includes(word.slice(0, 2))).toBe(finds(words, word));
  });

  it('are none for a single letter', () => {
    expect(searchToken('a')).toBeUndefined();
    expect(searchToken('  ')).toBeUndefined();
    expect(searchTokens('a')).toEqual([]);
  });

  it('ask for the longest word of a query', () => {
    expect(searchToken('am brandenburger tor')).toBe('brandenbur');
  });
});

describe('matching texts in the browser', () => {
  it('wants every word at the beginning of some word', () => {
    expect(matchesAll(['Ana Adler', 'Office'], 'off adl')).toBe(true);
    expect(matchesAll(['Ana Adler', 'Office'], 'off bdl')).toBe(false);
    expect(matchesAll(['WO-2026-0042 Boiler'], '42 boi')).toBe(true);
  });

  it('takes other spellings of a name', () => {
    expect(matchesAll(["Seán O'Brien"], 'brien sean')).toBe(true);
    expect(matchesAll(['Jürgen Müller'], 'mueller juerg')).toBe(true);
    expect(matchesAll(['Jürgen Mueller'], 'müller')).toBe(true);
  });

  it('lets everything through while nothing is typed', () => {
    expect(matchesAll(['Ana Adler'], ' ')).toBe(true);
  });
});
