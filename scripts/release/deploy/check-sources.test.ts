import { errorsOf } from './check-sources';

const output = `remotes/tasks/src/list.tsx(3,1): error TS2322: Mine.
remotes/offers/src/list.tsx(3,1): error TS2322: Theirs.
shared/ui/index.ts(1,1): error TS2305: Shared.
error TS5083: Cannot read file.
Found 4 errors.`;

describe('type errors that stop a deployment', () => {
  it('are those of the area, of what it uses and of the compiler, not those of other areas', () => {
    expect(errorsOf(output, 'tasks').map((line) => line.split(': ').at(-1))).toEqual([
      'Mine.',
      'Shared.',
      'Cannot read file.',
    ]);
  });
});
