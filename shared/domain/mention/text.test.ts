import { mentionAt, mentionedIn, partsOf, withMention } from './index';

const ana = { id: 'e1', name: 'Ana Adler' };
const anabel = { id: 'e2', name: 'Ana Adler-Kühn' };

describe('a mention that is typed', () => {
  it.each([
    ['@', ''],
    ['Ask @An', 'An'],
    ['Ask @Ana Ad', 'Ana Ad'],
    ['(@Jörg', 'Jörg'],
    ["See\n@O'Ha", "O'Ha"],
  ])('%p asks for %p', (text, query) => expect(mentionAt(text, text.length)?.query).toBe(query));

  it.each(['mail@nordhaus', 'Ask @Ana Adler ', 'Ask @Ana Adler about it', 'no one', '@7'])(
    '%p is none',
    (text) => {
      expect(mentionAt(text, text.length)).toBeUndefined();
    },
  );

  it('is where the caret is, not at the end', () => {
    expect(mentionAt('Ask @An about', 7)).toEqual({ from: 4, query: 'An' });
  });

  it('becomes the name, and the text goes on behind it', () => {
    const typed = mentionAt('Ask @An about', 7);
    expect(typed && withMention('Ask @An about', typed, 7, 'Ana Adler')).toEqual({
      text: 'Ask @Ana Adler about',
      caret: 15,
    });
  });
});

describe('people named in a text', () => {
  it('are those whose name is still there, each once', () => {
    const chosen = [ana, ana, anabel];
    expect(mentionedIn('@Ana Adler and @Ana Adler', chosen)).toEqual([ana]);
    expect(mentionedIn('Ana Adler', chosen)).toEqual([]);
  });

  it('are told apart by the longer name', () => {
    expect(partsOf('Hi @Ana Adler-Kühn!', [ana, anabel])).toEqual([
      { text: 'Hi ' },
      { text: '@Ana Adler-Kühn', ref: anabel },
      { text: '!' },
    ]);
  });

  it('leave the rest of the text as it is', () => {
    expect(partsOf('mail@nordhaus', [ana])).toEqual([{ text: 'mail@nordhaus' }]);
    expect(partsOf('', [ana])).toEqual([]);
  });
});
