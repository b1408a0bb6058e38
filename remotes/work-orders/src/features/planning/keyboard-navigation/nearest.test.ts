import { type Box, nearest } from './nearest';

const at = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });

describe('the arrow keys between orders', () => {
  const boxes = [at(0, 0), at(0, 20), at(100, 5), at(100, 60)];

  it('go to what stands below, not to what is nearer in another column', () => {
    expect(nearest(at(0, 0), boxes, 'ArrowDown')).toBe(1);
    expect(nearest(at(100, 5), boxes, 'ArrowDown')).toBe(3);
  });

  it('go to the next column at about the same height', () => {
    expect(nearest(at(0, 20), boxes, 'ArrowRight')).toBe(2);
    expect(nearest(at(100, 60), boxes, 'ArrowLeft')).toBe(1);
  });

  it('stay where nothing lies ahead', () => {
    expect(nearest(at(0, 0), boxes, 'ArrowUp')).toBeUndefined();
    expect(nearest(at(100, 5), boxes, 'ArrowRight')).toBeUndefined();
  });
});
