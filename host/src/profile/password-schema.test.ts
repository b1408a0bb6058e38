import * as v from 'valibot';
import { passwordSchema } from './password-schema';

const messages = (current: string, next: string, again: string) => {
  const { issues = [] } = v.safeParse(passwordSchema, { current, next, again });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
};

describe('a change of password', () => {
  it('takes a new password of 6 characters, entered twice', () => {
    expect(messages('old', '123456', '123456')).toEqual({});
  });

  it('says beside which field something is missing', () => {
    expect(Object.keys(messages('', '12345', ''))).toEqual(['current', 'next', 'again']);
  });

  it('wants both new passwords to be the same', () => {
    expect(messages('old', '123456', '1234567')).toEqual({ again: 'The two new passwords differ.' });
  });

  it('wants another one than the current', () => {
    expect(messages('123456', '123456', '123456')).toEqual({
      next: 'Choose another password than the current one.',
    });
  });
});
