import type { AskedFor } from '../live/live-page';
import { readFirst } from './read-first';

let mockThere = 0;
const mockAsked: number[] = [];

jest.mock('../export/read-pages', () => ({
  async *pagesOf(_: AskedFor, size: number) {
    for (let at = 0; at < mockThere; at += size) {
      mockAsked.push(size);
      yield Array.from({ length: Math.min(size, mockThere - at) }, (_, n) => ({ id: `r${at + n}` }));
    }
  },
}));

const read = (there: number, most: number, signal = new AbortController().signal) => {
  mockThere = there;
  mockAsked.length = 0;
  return readFirst({} as AskedFor, most, signal);
};

describe('the first records of a list', () => {
  it('are all of them where there are no more, in pages of 100', async () => {
    expect((await read(299, 500)).map(({ id }) => id)).toEqual(
      Array.from({ length: 299 }, (_, n) => `r${n}`),
    );
    expect(mockAsked).toEqual([100, 100, 100]);
  });

  it('are as many as were asked for, and no page is read beyond them', async () => {
    expect(await read(5_000, 500)).toHaveLength(500);
    expect(mockAsked).toHaveLength(5);
  });

  it('are given up after the page under way by whoever wants them no longer', async () => {
    const controller = new AbortController();
    const reading = read(5_000, 500, controller.signal);
    controller.abort();
    await expect(reading).rejects.toThrow();
    expect(mockAsked).toHaveLength(1);
  });
});
