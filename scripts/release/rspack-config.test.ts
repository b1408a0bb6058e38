import { ROOT } from '@fm/build/paths';
import configure from '../../rspack.config';

it('the compiler alone writes beside the release store, whose releases it would clean away', async () => {
  const configs = await configure({ app: 'host,tasks' });
  expect(configs.map(({ output }) => output?.path?.slice(ROOT.length))).toEqual([
    '/build/host',
    expect.stringMatching(/^\/build\/remotes\/tasks\/\d+\.\d+\.\d+-/),
  ]);
});
