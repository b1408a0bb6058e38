import { formatFieldPath, onlyPaths, parseFieldPath, valueAt, withValueAt } from './field-path';

const one = { integerValue: '1' };

describe('field paths', () => {
  it.each([
    ['a', ['a']],
    ['a.b_1', ['a', 'b_1']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`back\\`tick\\\\`', ['back`tick\\']],
    ['`größe`', ['größe']],
  ])('reads %s', (text, path) => {
    expect(parseFieldPath(text)).toEqual(path);
    expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
  });

  it.each(['.', 'a.', '.a', 'a..b', '1a', 'a b', '`a', '`a`b', '``'])('refuses "%s"', (text) => {
    expect(() => parseFieldPath(text)).toThrow('Invalid property path');
  });

  it('refuses an empty one', () => {
    expect(() => parseFieldPath('')).toThrow('Invalid empty property path string.');
  });

  it('puts values into maps on the way, in place of what is no map', () => {
    expect(withValueAt({ a: one, b: one }, ['a', 'x'], one)).toEqual({
      a: { mapValue: { fields: { x: one } } },
      b: one,
    });
  });

  it('removes without making maps on the way', () => {
    expect(withValueAt({ b: one }, ['a', 'x'], undefined)).toEqual({ b: one });
    expect(withValueAt({ a: { mapValue: { fields: { x: one } } } }, ['a', 'x'], undefined)).toEqual({
      a: { mapValue: { fields: {} } },
    });
  });

  it('finds nothing in what objects inherit', () => {
    expect(valueAt({}, ['constructor'])).toBeUndefined();
    expect(onlyPaths({ a: one }, [['toString'], ['a']])).toEqual({ a: one });
  });
});
