import { cleared, EMPTY, onSheet, pathOf, redone, undone, withStroke } from './strokes';

const a = [
  { x: 1, y: 1 },
  { x: 2, y: 2 },
];
const b = [{ x: 5, y: 5 }];

describe('a signature while it is drawn', () => {
  it('is taken back line by line, and drawn again', () => {
    const both = withStroke(withStroke(EMPTY, a), b);
    const one = undone(both);
    expect(one).toEqual({ drawn: [a], undone: [b] });
    expect(redone(one)).toEqual(both);
    expect(undone(undone(one)).drawn).toEqual([]);
    expect(redone(EMPTY)).toEqual(EMPTY);
  });

  it('comes back line by line, too, after all of it was cleared', () => {
    const both = withStroke(withStroke(EMPTY, a), b);
    const none = cleared(both);
    expect(none.drawn).toEqual([]);
    expect(redone(none)).toEqual({ drawn: [a], undone: [b] });
    expect(redone(redone(none))).toEqual(both);
  });

  it('forgets what was taken back when something new is drawn', () => {
    expect(withStroke(undone(withStroke(EMPTY, a)), b).undone).toEqual([]);
  });

  it('is a path, of a mere touch a dot', () => {
    expect(pathOf(a)).toBe('M1 1L2 2');
    expect(pathOf(b)).toBe('M5 5L5.1 5');
    expect(pathOf([])).toBe('');
  });

  it('has its place on the sheet however large that is shown, and never beside it', () => {
    const box = { left: 100, top: 50, width: 240, height: 80 };
    expect(onSheet({ clientX: 220, clientY: 90 }, box)).toEqual({ x: 240, y: 80 });
    expect(onSheet({ clientX: 0, clientY: 500 }, box)).toEqual({ x: 0, y: 160 });
  });
});
