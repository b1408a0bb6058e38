import { RETRY_EVENT } from '@fm/contract';
import { tellAreas } from './tell-areas';

const heard: (number | null)[] = [];
const hear = (event: Event) => void heard.push((event as CustomEvent<number | null>).detail);
beforeAll(() => addEventListener(RETRY_EVENT, hear));
afterAll(() => removeEventListener(RETRY_EVENT, hear));

it('gives each retry a number of its own, and says when the last one that began is over', () => {
  const endFirst = tellAreas();
  const endSecond = tellAreas();
  const [first, second] = heard;
  expect(second).not.toBe(first);
  endFirst();
  expect(heard).toEqual([first, second]);
  endSecond();
  expect(heard).toEqual([first, second, null]);
});
