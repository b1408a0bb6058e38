import type { RegistryEntry } from '@fm/contract';
import { areaBehind } from './crashes';

const entry = (id: string, base: string) => ({ descriptor: { id }, base }) as RegistryEntry;
const tasks = entry('tasks', '/remotes/tasks/1.0.0-abcd/');
const own = entry('offers', 'http://localhost:7101/');
const running = [tasks, own];

function errorFrom(address: string) {
  return Object.assign(new Error('boom'), { stack: `Error: boom\n    at save (${address}:1:2)` });
}

describe('areaBehind', () => {
  it('finds the area by the file an error comes from, also from a retry', () => {
    for (const retry of ['', '~3/'])
      expect(areaBehind(errorFrom(`${location.origin}/remotes/tasks/1.0.0-abcd/${retry}a.js`), running)).toBe(
        tasks,
      );
  });

  it("finds a build from a developer's machine", () => {
    expect(areaBehind(errorFrom('http://localhost:7101/a.js'), running)).toBe(own);
  });

  it('goes by the file of the event where what was thrown has no stack', () => {
    expect(areaBehind('boom', running, `${location.origin}/remotes/tasks/1.0.0-abcd/a.js`)).toBe(tasks);
  });

  it.each([
    errorFrom(`${location.origin}/main.js`),
    errorFrom('http://elsewhere/remotes/tasks/1.0.0-abcd/a.js'),
    'boom',
  ])('blames no area for an error of the host or of nobody', (error) => {
    expect(areaBehind(error, running)).toBeUndefined();
  });
});
