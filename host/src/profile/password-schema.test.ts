import * as v from 'valibot';
import { passwordSchema } from './password-form';

const schema = passwordSchema({ name: 'Ana Adler', email: 'ana@x.example' });

const messages = (current: string, next: string, again: string) => {
  const { issues = [] } = v.safeParse(schema, { current, next, again, code: '' });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
};

describe('a change of password', () => {
  it('takes a new password of 12 characters, entered twice', () => {
    expect(messages('old', 'kite-lamp-ox', 'kite-lamp-ox')).toEqual({});
  });

  it('says beside which field something is missing', () => {
    expect(Object.keys(messages('', 'kite-lamp-o', ''))).toEqual(['current', 'next', 'again']);
  });

  it('says beside the new password what makes it easy to guess', () => {
    expect(messages('old', 'password1234', 'password1234').next).toMatch(/among the first that are tried/);
    expect(messages('old', 'kite-adler-ox', 'kite-adler-ox').next).toContain('without “adler”');
  });

  it('wants both new passwords to be the same', () => {
    expect(messages('old', 'kite-lamp-ox', 'kite-lamp-oxe')).toEqual({
      again: 'The two new passwords differ.',
    });
  });

  it('wants another one than the current', () => {
    expect(messages('kite-lamp-ox', 'kite-lamp-ox', 'kite-lamp-ox')).toEqual({
      next: 'Choose another password than the current one.',
    });
  });
});
