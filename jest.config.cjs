require('./shared/testing/test-now.cjs').moveToTestNow();

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const base = {
  rootDir: __dirname,
  runtime: '<rootDir>/shared/testing/compiled-once-runtime.cjs',
  // Each test file has a `Date` of its own.
  setupFiles: ['<rootDir>/shared/testing/clock.cjs'],
  setupFilesAfterEnv: ['<rootDir>/shared/testing/quiet-console.cjs'],
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  // Published as ES modules only, which jest cannot require as they are.
  transformIgnorePatterns: [
    '/node_modules/(?!(chevrotain|lucide-react|p-limit|yocto-queue|gaxios|teeny-request|node-fetch|fetch-blob|formdata-polyfill|data-uri-to-buffer|@rspack/(core|plugin-react-refresh)|@tanstack/[^/]+)/)',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/shared/testing/css-module.cjs',
    // The build that browsers run: Node's own speaks a protocol that the embedded backend does not.
    '^@firebase/firestore$': '<rootDir>/node_modules/@firebase/firestore/dist/index.cjs.js',
    '^fast-check$': '<rootDir>/shared/testing/seeded-fast-check.cjs',
    '^lucide-react$': '<rootDir>/shared/testing/lucide-icons.cjs',
    '^chevrotain$': '<rootDir>/node_modules/chevrotain/lib/chevrotain.mjs',
  },
  // The template of an area has tests of its own, for what is made from it.
  modulePathIgnorePatterns: [
    '<rootDir>/build/',
    '<rootDir>/dist/',
    '<rootDir>/backend/functions/dist/',
    '<rootDir>/.cache/',
    '<rootDir>/.data/',
    '<rootDir>/scripts/new-area/template/',
  ],
};

/** `*.test.ts` runs in Node, `*.test.tsx` in a DOM; `*.browser.test.ts` is for Playwright: `playwright.config.ts`. */
module.exports = {
  // Real servers and real builds on two busy cores: the usual 5 s would test the machine.
  testTimeout: 30_000,
  testSequencer: '<rootDir>/shared/testing/longest-first.cjs',
  projects: [
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      // Else Node warns of each timer that asks for the time after its test, because the moved clock set `Date`.
      testEnvironmentOptions: { globalsCleanup: 'off' },
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.browser\\.test\\.ts$'],
    },
    {
      ...base,
      displayName: 'dom',
      testEnvironment: '<rootDir>/shared/testing/dom-environment.cjs',
      setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/shared/testing/patient-queries.cjs'],
      moduleNameMapper: {
        ...base.moduleNameMapper,
        '/opened-lists$': '<rootDir>/shared/ui/select/testing/fetched-lists.ts',
        '/opened-dialogs$': '<rootDir>/shared/ui/dialog/testing/fetched-dialogs.ts',
      },
      testMatch: ['**/*.test.tsx'],
    },
  ],
};
