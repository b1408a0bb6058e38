import { heightsOf } from './bar-chart';

const points = (...values: number[]) => values.map((value, index) => ({ label: String(index), value }));

it('draws the highest number as high as there is room, the others by their share', () => {
  expect(heightsOf(points(5, 20, 0))).toEqual([0.25, 1, 0]);
});

it('draws nothing where there is nothing or less', () => {
  expect(heightsOf(points(0, 0))).toEqual([0, 0]);
  expect(heightsOf(points(-3))).toEqual([0]);
  expect(heightsOf([])).toEqual([]);
});
