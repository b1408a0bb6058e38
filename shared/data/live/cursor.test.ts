import { cursorFromText, cursorToText } from './cursor';

describe('a cursor in the address', () => {
  it('comes back as it was', () => {
    const cursor = {
      side: 'after',
      page: 3,
      values: ['2026-11-20', { s: 1763625600, n: 123456000 }, 'id7'],
    } as const;
    expect(cursorFromText(cursorToText(cursor), 2)).toEqual(cursor);
  });

  it.each([
    ['no text', null],
    ['not JSON', '[after'],
    ['not a list', '{}'],
    ['an unknown side', '["beside",2,"x","id"]'],
    ['a page below 1', '["after",0,"x","id"]'],
    ['values of another order', '["after",2,"id"]'],
    ['a value of a strange shape', '["after",2,{"x":1},"id"]'],
  ])('is left aside when it is %s', (_, text) => {
    expect(cursorFromText(text, 1)).toBeUndefined();
  });
});
