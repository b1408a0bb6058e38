import { type OpenMessage, showPage } from './show-page';

const told: string[] = [];

const page = (name: string, visibilityState: DocumentVisibilityState) => ({
  visibilityState,
  focus: async () => void told.push(`${name} in front`),
  postMessage: ({ path }: OpenMessage) => void told.push(`${name} at ${path}`),
});
const pages = (...open: readonly ReturnType<typeof page>[]) => ({
  matchAll: async () => open,
  openWindow: async (path: string) => void told.push(`new at ${path}`),
});

beforeEach(() => {
  told.length = 0;
});

it('opens a page where none is open', async () => {
  await showPage(pages(), '/tasks');
  expect(told).toEqual(['new at /tasks']);
});

it('leads an open page there and brings it to the front, one in sight before others', async () => {
  await showPage(pages(page('first', 'hidden'), page('second', 'visible')), '/tasks');
  await showPage(pages(page('first', 'hidden')), '/tasks');
  expect(told).toEqual(['second at /tasks', 'second in front', 'first at /tasks', 'first in front']);
});
