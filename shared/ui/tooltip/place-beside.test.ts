import { placeBeside } from './tooltip-box';

const window = { width: 400, height: 300 };
const box = { width: 100, height: 30 };

describe('a small box beside something', () => {
  it('stands centred below it', () => {
    expect(placeBeside({ left: 180, top: 100, width: 40, height: 20 }, box, window)).toEqual({
      left: 150,
      top: 126,
    });
  });

  it('stands above where the window ends', () => {
    expect(placeBeside({ left: 180, top: 270, width: 40, height: 20 }, box, window).top).toBe(234);
  });

  it.each([
    ['left', 0, 8],
    ['right', 380, 292],
  ])('does not leave the window to the %s', (_, left, expected) => {
    expect(placeBeside({ left, top: 100, width: 20, height: 20 }, box, window).left).toBe(expected);
  });
});
