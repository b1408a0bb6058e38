import { pagesByWeight } from './pages-by-weight';

const pages = (...weights: readonly number[]) => pagesByWeight<number>((weight) => weight)(weights, 5);

describe('the pages of a change of many', () => {
  it('weigh no more than they may, and keep the order', () => {
    expect(pages(1, 3, 1, 2, 3, 4)).toEqual([[1, 3, 1], [2, 3], [4]]);
  });

  it('hold what is too heavy for any of them by itself', () => {
    expect(pages(1, 9, 1)).toEqual([[1], [9], [1]]);
  });

  it('are none where there is nothing', () => {
    expect(pages()).toEqual([]);
  });
});
