import { ROOT } from '@fm/build/paths';
import configure from '../../rspack.config';

it('the compiler alone writes beside the builds that are served, which it would clean away', async () => {
  const configs = await configure({ app: 'host,tasks' });
  expect(configs.map(({ output }) => output?.path?.slice(ROOT.length))).toEqual([
    '/build/rspack/host',
    '/build/rspack/remotes/tasks',
  ]);
});
