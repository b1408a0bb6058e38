import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildHostOf, layBuild, scriptOf } from '../release/host-fixture';
import { traceStack } from './trace-stack';

const TASKS = 'https://app.example/remotes/tasks/1.0.0-0bfcf73f';

let dist: string;

/** The map of a script whose column 4711 is line 61, column 14 of a source, where a name may stand. */
const mapTo = (source: string, names: readonly string[] = []) =>
  JSON.stringify({
    version: 3,
    sources: [source],
    names,
    mappings: [[[0], [4710, 0, 60, 13, ...(names.length > 0 ? [0] : [])]]],
  });

async function layMap(place: string, map: string) {
  const file = join(dist, 'maps', `${place}.map.gz`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, gzipSync(map));
}

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'trace-'));
  await layMap('tasks/1.0.0-0bfcf73f/472.0abc1234.js', mapTo('remotes/tasks/src/list.tsx', ['crewOf']));
});

afterEach(() => rm(dist, { recursive: true, force: true }));

const trace = (stack: string) => traceStack(stack, dist);

it('resolves each frame of ours and leaves all other lines as they are', async () => {
  const stack = [
    "TypeError: Cannot read properties of undefined (reading 'map')",
    `    at t.x (${TASKS}/472.0abc1234.js:1:4711)`,
    '    at https://apis.example/js/api.js:1:2',
    '    at async Promise.all (index 0)',
  ];
  await expect(trace(stack.join('\r\n'))).resolves.toBe(
    [stack[0], '    at remotes/tasks/src/list.tsx:61:14 (crewOf)', stack[2], stack[3]].join('\n'),
  );
});

it('resolves frames as Firefox and Safari write them', async () => {
  const stack = `x@${TASKS}/472.0abc1234.js:1:4711\n${TASKS}/~1/472.0abc1234.js:1:4711`;
  const place = 'remotes/tasks/src/list.tsx:61:14 (crewOf)';
  await expect(trace(stack)).resolves.toBe(`${place}\n${place}`);
});

it('resolves a place that names the build of an area alone, as counts of failures do', async () => {
  await expect(trace('https://app.example/remotes/tasks/0bfcf73f/472.0abc1234.js:1:4711')).resolves.toBe(
    'remotes/tasks/src/list.tsx:61:14 (crewOf)',
  );
});

it('names the place alone where no name stands', async () => {
  await layMap('tasks/1.0.0-0bfcf73f/9.0abc1234.js', mapTo('remotes/tasks/src/form.tsx'));
  await expect(trace(`at ${TASKS}/9.0abc1234.js:1:4711`)).resolves.toBe(
    'at remotes/tasks/src/form.tsx:61:14',
  );
});

it('says in its line where the store has no map of a script', async () => {
  const frame = 'at t (https://app.example/remotes/tasks/9.9.9-00000000/472.0abc1234.js:1:4711)';
  await expect(trace(frame)).resolves.toBe(
    `${frame}  [no map in ${dist}: run this on the store that it was released from]`,
  );
});

it('says in its line what the bundler added to a script', async () => {
  const frame = `at ${TASKS}/472.0abc1234.js:1:5`;
  await expect(trace(frame)).resolves.toBe(`${frame}  [added by the bundler]`);
});

it('cuts off the text of a module that is its own address', async () => {
  await layMap('tasks/1.0.0-0bfcf73f/8.0abc1234.js', mapTo('data:text/javascript,import%20x'));
  await expect(trace(`${TASKS}/8.0abc1234.js:1:4711`)).resolves.toBe('data:text/javascript:61:14');
});

describe("the host's frames", () => {
  it('are resolved by the build that has the script', async () => {
    await buildHostOf(dist, 'a', { files: { [`${scriptOf('a')}.map`]: mapTo('host/src/a.ts') } });
    await buildHostOf(dist, 'b', { files: { [`${scriptOf('b')}.map`]: mapTo('host/src/b.ts') } });
    await expect(trace(`at https://app.example/${scriptOf('a')}:1:4711`)).resolves.toBe(
      'at host/src/a.ts:61:14',
    );
  });

  it('are resolved by the released build where several have the script', async () => {
    const shared = (source: string) => ({
      files: { 'ui.0abc1234.js': '', 'ui.0abc1234.js.map': mapTo(source) },
    });
    await buildHostOf(dist, 'a', shared('released.ts'));
    await layBuild(dist, 'b', shared('stored.ts'));
    await expect(trace('at https://app.example/ui.0abc1234.js:1:4711')).resolves.toBe('at released.ts:61:14');
  });
});
