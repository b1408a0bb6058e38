import { Unreachable } from '@fm/backend/jobs';
import { BuildError } from './release/compile';
import { ReleaseError } from './release/release-error';
import { lineFor } from './terminal';

const systemError = (message: string, fields: object) => Object.assign(new Error(message), fields);

describe('a command that fails dumped a stack', () => {
  it.each([
    [
      'a full disk, with the file that was to be written',
      systemError("ENOSPC: no space left on device, copyfile '/a' -> '/b'", {
        syscall: 'copyfile',
        path: '/a',
        dest: '/b',
      }),
      'No space is left on the disk for /b. Make room, then run the command again.',
    ],
    [
      'a full disk that the compiler met',
      new BuildError(
        'host did not build:\nERROR in ./src/main.ts\n  × No space left on device (os error 28)',
      ),
      'No space is left on the disk. Make room, then run the command again.',
    ],
    [
      'another refusal of the system',
      systemError("EACCES: permission denied, open '/a'", { syscall: 'open', path: '/a' }),
      "EACCES: permission denied, open '/a'",
    ],
    [
      'a server that is not there',
      new Unreachable('Nothing answers at http://127.0.0.1:8080.', { cause: systemError('x', {}) }),
      'Nothing answers at http://127.0.0.1:8080.',
    ],
    ['what we say ourselves', new ReleaseError('Nothing to go back to.'), 'Nothing to go back to.'],
  ])('says %s in one line', (_, error, line) => {
    expect(lineFor(error)).toBe(line);
  });

  it('shows where a mistake of ours is', () => {
    const error = new TypeError('x is not a function');
    expect(lineFor(error)).toBe(error);
  });
});
