import { exportsOf } from './host-build';

it('says which names a shared module exports, also where the compiler has put it into another one', () => {
  const stats = {
    modules: [
      {
        nameForCondition: '/host/src/main.ts',
        providedExports: [],
        modules: [{ nameForCondition: '/shared/platform/index.ts', providedExports: ['useHost', 'Store'] }],
      },
      { nameForCondition: '/shared/ui/index.ts', providedExports: ['Button'] },
      { nameForCondition: '/shared/data/index.ts' },
    ],
  };
  const files = {
    '@fm/platform': '/shared/platform/index.ts',
    '@fm/ui': '/shared/ui/index.ts',
    '@fm/data': '/shared/data/index.ts',
  };
  expect(exportsOf(stats as never, files)).toEqual({
    '@fm/platform': ['Store', 'useHost'],
    '@fm/ui': ['Button'],
  });
});
