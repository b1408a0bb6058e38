import { textLine, withBlock } from './text-line';

describe('a text of the company', () => {
  it('is a line by its first line, with the rest below', () => {
    expect(textLine('Hours', 'Work from 7:00.\n\nNot on Sundays.')).toEqual({
      name: 'Work from 7:00.',
      description: 'Not on Sundays.',
    });
  });

  it('is a line by its name where it begins too long', () => {
    const text = 'x'.repeat(201);
    expect(textLine('Hours', text)).toEqual({ name: 'Hours', description: text });
  });

  it('stands below what somebody wrote', () => {
    expect(withBlock('Dear Ms Kühn\n', 'As agreed.')).toBe('Dear Ms Kühn\n\nAs agreed.');
    expect(withBlock('', 'As agreed.')).toBe('As agreed.');
  });
});
