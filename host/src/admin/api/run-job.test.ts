import { callFunction } from '@fm/firebase/functions';
import { runJob } from './run-job';

jest.mock('@fm/firebase/functions', () => ({ callFunction: jest.fn() }));

const rejected = (code: string) =>
  jest.mocked(callFunction).mockRejectedValueOnce(Object.assign(new Error(code), { code }));

describe('a job that is run by hand', () => {
  it('is not said to have failed where it takes longer than the server in between waits', async () => {
    rejected('functions/deadline-exceeded');
    expect(await runJob('purgeTrash')).toEqual({ ok: true, value: null });
  });

  it('is said not to run where the server refuses it', async () => {
    const said = jest.spyOn(console, 'error').mockReturnValue();
    rejected('functions/permission-denied');
    expect(await runJob('purgeTrash')).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    expect(said).toHaveBeenCalled();
  });
});
