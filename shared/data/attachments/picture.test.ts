import { fitting, within } from './picture';

describe('a picture that is made smaller', () => {
  it.each([
    [4000, 3000, 1600, 1200],
    [3000, 4000, 1200, 1600],
    [800, 600, 800, 600],
    [10_000, 1, 1600, 1],
  ])('keeps its proportions: %d x %d', (width, height, w, h) => {
    expect(fitting({ width, height }, 1600)).toEqual({ width: w, height: h });
  });

  it('loses quality first and pixels last', async () => {
    const tried: string[] = [];
    const encode = async ({ width }: { width: number }, quality: number) => {
      tried.push(`${width} ${quality}`);
      return new Uint8Array(Math.round(width * quality));
    };
    const best = await within(encode, { width: 4000, height: 3000 }, 1600, 1300);
    expect([best.width, best.bytes.byteLength]).toEqual([1600, 1200]);
    expect(tried).toEqual(['1600 0.85', '1600 0.75']);
    const small = await within(encode, { width: 4000, height: 3000 }, 1600, 500);
    expect(small.width).toBe(1200);
  });

  it('ends where nothing fits', async () => {
    const encode = async () => new Uint8Array(10);
    await expect(within(encode, { width: 100, height: 100 }, 100, 5)).rejects.toThrow('does not fit');
  });
});
