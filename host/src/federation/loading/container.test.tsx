import { RETRY_EVENT } from '@fm/contract';
import { tellAreas } from './container';

// What areas are given is not needed here.
jest.mock('./shared-table', () => ({ giveAreasTheRuntime: jest.fn(), sharedTable: () => ({}) }));

const heard: (number | null)[] = [];
const hear = (event: Event) => void heard.push((event as CustomEvent<number | null>).detail);
beforeAll(() => addEventListener(RETRY_EVENT, hear));
afterAll(() => removeEventListener(RETRY_EVENT, hear));

it('tells the number of each retry, and when the last one that began is over', () => {
  const endFirst = tellAreas(1);
  const endSecond = tellAreas(2);
  expect(heard).toEqual([1, 2]);
  endFirst();
  expect(heard).toEqual([1, 2]);
  endSecond();
  expect(heard).toEqual([1, 2, null]);
});
