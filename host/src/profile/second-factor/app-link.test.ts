import { appLink, grouped } from './app-link';

it('is an address that apps for codes read, whatever the company is called', () => {
  const link = new URL(appLink('ABCDEFGH', 'ana+1@x.example', 'Meier & Söhne: Haus'));
  expect(link.href).toMatch(/^otpauth:\/\/totp\/Meier%20%26%20S%C3%B6hne%3A%20Haus:ana%2B1%40x\.example\?/);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    secret: 'ABCDEFGH',
    issuer: 'Meier & Söhne: Haus',
  });
});

it('is typed in groups of four', () => {
  expect(grouped('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
});
