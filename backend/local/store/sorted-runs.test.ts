import { SortedRuns } from './sorted-runs';

describe('sorted runs', () => {
  it('give back hundreds of thousands of keys in order, with their numbers', () => {
    const runs = new SortedRuns();
    const count = 250_000;
    for (let index = 0; index < count; index += 1) {
      const number = (index * 7919) % count;
      runs.add(`\xff\0${String(number).padStart(6, '0')}`, number % 60_000);
    }
    let expected = 0;
    for (const [key, value] of runs.drain()) {
      if (key !== `\xff\0${String(expected).padStart(6, '0')}` || value !== expected % 60_000) break;
      expected += 1;
    }
    expect(expected).toBe(count);
  });

  it('are empty when nothing was added', () => {
    expect([...new SortedRuns().drain()]).toEqual([]);
  });
});
