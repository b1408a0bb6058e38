import * as v from 'valibot';
import { isEmail, isPhone, optionalUrl, requiredText } from './index';

describe('form texts', () => {
  it('say what to do when something is missing or too long', () => {
    const title = requiredText('a title', 3, 5);
    const message = (text: string) => v.safeParse(title, text).issues?.[0].message;
    expect(message('  ab ')).toBe('Enter a title of at least 3 characters.');
    expect(message('abcdef')).toBe('Shorten this to at most 5 characters.');
    expect(message('abc')).toBeUndefined();
  });

  it.each(['a@b.de', 'first.last+tag@sub.company.example'])('take %p as an e-mail address', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each(['a@b', 'a b@c.de', '@b.de', 'a@b..de', 'a@.de', 'a@b.de.'])(
    'refuse %p as an e-mail address',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it.each(['+49 30 1234567', '+49 (30) 1234-567', '+1/212/5550100'])('take %p as a phone number', (text) => {
    expect(isPhone(text)).toBe(true);
  });
  it.each(['030 1234567', '+49', '+0 30 1234567', '+49 30 call me', '+12345678901234567'])(
    'refuse %p as a phone number',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );

  it('take only web addresses as such', () => {
    const ok = (text: string) => v.safeParse(optionalUrl, text).success;
    expect([ok(''), ok('https://company.com/x'), ok('company.com'), ok('javascript:alert(1)')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
