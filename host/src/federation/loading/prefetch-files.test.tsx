import { entryOf } from '../outlet-fixture';
import { prefetchFiles } from './prefetch-files';

const entry = entryOf(
  { id: 'tasks' },
  {
    parts: { module: ['remoteEntry.js', 'a.css'], widgets: ['remoteEntry.js', 'cards.js'] },
    integrity: { 'mf-manifest.json': 'sha384-m', 'remoteEntry.js': 'sha384-r' },
    timeoutMs: 50,
  },
);
/** What jsdom says of no link: whether the browser knows how to prefetch. */
const knowsPrefetch = jest.spyOn(DOMTokenList.prototype, 'supports');
beforeEach(() => knowsPrefetch.mockReturnValue(true));

const links = () => [...document.head.querySelectorAll('link')];

it('asks for the files that opening an area runs, with their hashes, and for no others', async () => {
  const done = prefetchFiles(entry);
  expect(links().map(({ rel, as, href, integrity }) => [rel, as, new URL(href).pathname, integrity])).toEqual(
    [
      ['prefetch', 'fetch', '/remotes/tasks/1.0.0-abcd/mf-manifest.json', 'sha384-m'],
      ['prefetch', 'script', '/remotes/tasks/1.0.0-abcd/remoteEntry.js', 'sha384-r'],
      ['prefetch', 'style', '/remotes/tasks/1.0.0-abcd/a.css', undefined],
    ],
  );
  const [manifest, script, style] = links();
  manifest?.dispatchEvent(new Event('load'));
  script?.dispatchEvent(new Event('error'));
  style?.dispatchEvent(new Event('load'));
  await expect(done).resolves.toBe(true);
  expect(links()).toEqual([]);
});

it('asks Safari for the same, which answers no prefetch', async () => {
  knowsPrefetch.mockReturnValue(false);
  const done = prefetchFiles(entry);
  expect(links().map(({ rel, as }) => [rel, as])).toEqual([
    ['preload', 'fetch'],
    ['preload', 'script'],
    ['preload', 'style'],
  ]);
  for (const link of links()) link.dispatchEvent(new Event('load'));
  await expect(done).resolves.toBe(true);
});

it('says when the server hangs', async () => {
  const done = prefetchFiles(entry);
  links()[0]?.dispatchEvent(new Event('load'));
  await expect(done).resolves.toBe(false);
});
