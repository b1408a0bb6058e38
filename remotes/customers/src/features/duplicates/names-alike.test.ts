import { searchTokens, tokensOf } from '@fm/domain/tokens';
import { namesAlike } from './names-alike';

describe('two names', () => {
  it.each([
    ['Kita Sonnenschein e. V.', 'KiTa Sonnenschein e.V.'],
    ['Bäckerei Thomsen GmbH', 'Baeckerei Thomsen'],
    ['Hansa Wohnen GmbH', 'Hansa-Wohnen AG'],
    ['Druckerei Überschär', 'Druckerei Ueberschaer'],
    ['Autohaus Weißflog', 'Autohaus Weisflog'],
    ['Familie Meier', 'Familie Meyer'],
    ['Hafen-Kontor', 'Hafenkontor GmbH'],
    ['Hansa Wohnen', 'Hansa Wohnen Verwaltungs GmbH'],
  ])('may be spellings of one: %s, %s', (one, other) => {
    expect(namesAlike(one, other)).toBe(true);
  });

  it.each([
    ['Grundschule Am Mühlenteich', 'Grundschule Am Park'],
    ['Hausverwaltung Nord', 'Hausverwaltung Süd GmbH'],
    ['Familie Meier', 'Familie Nguyễn'],
    ['GmbH', 'AG'],
    ['Grundschule', 'Grundschule Am Park'],
  ])('are of two: %s, %s', (one, other) => {
    expect(namesAlike(one, other)).toBe(false);
  });
});

it.each([
  ['Baeckerei Tomsen', 'Bäckerei Thomsen GmbH'],
  ['Bäckerei Tomsen', 'Baeckerei Thomsen GmbH'],
  ['Hansa Wohnen', 'Hansa-Wohnung'],
])('%s is looked for where %s is found', (typed, stored) => {
  const found = tokensOf([stored]);
  expect(searchTokens(typed).some((token) => found.includes(token))).toBe(true);
});
