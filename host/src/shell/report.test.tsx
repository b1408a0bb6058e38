import { listenToTracked, type TrackedEvent } from '@fm/platform';
import { RemoteFailure } from '../federation';
import { entryOf } from '../federation/outlet-fixture';
import { report, reportFailure } from './report';

const counted: TrackedEvent[] = [];
const cause = new Error('gone');
let end = () => {};

beforeEach(() => {
  counted.length = 0;
  end = listenToTracked((event) => counted.push(event));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
});

const tasks = entryOf({ id: 'tasks', owner: 'Team Tasks', version: '1.4.0' });

describe('a part of the page that did not come', () => {
  it('is told of and counted as not loaded', () => {
    reportFailure(cause);
    expect(console.error).toHaveBeenCalledWith('Unexpected error.', cause, { kind: 'part' });
    expect(counted).toEqual([{ kind: 'failure', name: 'load', error: cause }]);
  });

  it('is told of and counted with its area, which names who answers for it', () => {
    reportFailure(new RemoteFailure('unreachable', 'tasks', tasks, cause));
    expect(console.error).toHaveBeenCalledWith('Unexpected error.', cause, {
      area: 'tasks',
      version: '1.4.0',
      build: 'abcd',
      owner: 'Team Tasks',
      kind: 'unreachable',
    });
    expect(counted).toEqual([{ kind: 'failure', name: 'load', area: 'tasks', error: cause }]);
  });

  it('is no failure where operators switched the area off', () => {
    reportFailure(new RemoteFailure('disabled', 'tasks', tasks, cause));
    expect(console.error).not.toHaveBeenCalled();
    expect(counted).toEqual([]);
  });
});

it('a part of the host that stopped while it was drawn is told of by its name, and counted as a crash', () => {
  reportFailure(cause, { componentStack: 'at Overview' }, 'The overview');
  const crash = { kind: 'crashed', part: 'The overview', componentStack: 'at Overview' };
  expect(console.error).toHaveBeenCalledWith('Unexpected error.', cause, crash);
  expect(counted).toEqual([{ kind: 'failure', name: 'crash', error: cause }]);
});

describe('an error', () => {
  it('of an area is counted as a crash where its screen stopped, and as an error where it went on', () => {
    for (const kind of ['crashed', 'uncaught', undefined] as const)
      report(cause, { area: 'tasks', ...(kind && { kind }) });
    expect(counted.map(({ name }) => name)).toEqual(['crash', 'error', 'error']);
  });
});
