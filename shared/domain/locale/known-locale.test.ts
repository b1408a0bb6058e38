import { knownLocale } from './known-locale';

describe('the locale of a browser', () => {
  it.each(['en-GB', 'de', 'zh-Hant-TW'])('is %s where a browser says so', (named) => {
    expect(knownLocale(named)).toBe(named);
  });

  it.each([undefined, '', 'C', 'en_US', 'C.UTF-8'])(
    'is British English where a browser says %p, which no formatter takes',
    (named) => {
      expect(knownLocale(named)).toBe('en-GB');
    },
  );
});
