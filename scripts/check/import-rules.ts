/** What files must not import, and why, in the words that lint says. */
interface Rule {
  readonly message: string;
  /** Patterns as in `.gitignore`: a later one with `!` allows again. */
  readonly group: readonly string[];
}

/** A package with all that it exports, or any of ours by `*`. */
const packages = (...names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [`@fm/${name}`, `@fm/${name}/**`]);
/** All of ours but these. */
const allBut = (...names: readonly string[]): readonly string[] => [
  ...packages('*'),
  ...packages(...names).map((pattern) => `!${pattern}`),
];
/** Folders, wherever a path leads to them. */
const folders = (...names: readonly string[]): readonly string[] => names.map((name) => `**/${name}/**`);

const rule = (message: string, ...groups: readonly (readonly string[])[]): Rule => ({
  group: groups.flat(),
  message,
});

const FIREBASE = ['firebase', 'firebase/**', '@firebase/**'];
const ADMIN = ['firebase-*', 'firebase-*/**'];
const INTERFACE = [
  'react-aria-components',
  'react-aria',
  'react-stately',
  'lucide-react',
  '@tanstack/**',
] as const;
const AREAS = packages('remote-*');
const BACKEND = packages('backend', 'local-backend');

const throughFirebase = rule('Only shared/firebase talks to Firebase: import @fm/firebase.', FIREBASE);
const behindKit = rule('Interface libraries stay behind @fm/ui.', INTERFACE);
const ALONE = 'shared knows neither the host nor any area, nor what serves or tests them.';
const aloneByFolder = rule(ALONE, folders('host', 'remotes', 'backend', 'e2e'));
const sharedAlone = rule(ALONE, ['@fm/host'], AREAS, BACKEND, aloneByFolder.group);
const withoutPage = (who: string): Rule =>
  rule(`${who} without a page: no interface library.`, [
    'react',
    'react-*',
    'react-*/**',
    '@tanstack/**',
    'lucide-react',
  ]);
const workflowsRun: readonly Rule[] = [
  withoutPage('Workflows run'),
  rule('Workflows change documents through a DocumentTransaction, never through an SDK.', FIREBASE, ADMIN),
];
const seedAndJobs = 'Seed and jobs know domain and workflows; their tests the embedded backend.';

/** Who may not import what: the one table of it, by the files that it holds for. Of several that fit, the last holds. */
const TABLE: readonly (readonly [files: readonly string[], ...rules: readonly Rule[]])[] = [
  [['shared/**', '!shared/firebase/**', '!shared/ui/**'], throughFirebase, behindKit, sharedAlone],
  [
    ['shared/contract/**'],
    rule(
      'The contract says what an area is, and needs nothing else to say it.',
      allBut('contract', 'platform'),
    ),
    sharedAlone,
    throughFirebase,
  ],
  [
    ['shared/platform/**'],
    rule('The platform carries the others: it imports none of them.', allBut('platform')),
    sharedAlone,
    throughFirebase,
    behindKit,
  ],
  [
    ['shared/domain/**'],
    withoutPage('The domain runs'),
    rule('The domain knows no database.', FIREBASE, ADMIN),
    rule('The domain imports nothing of ours but itself, by relative paths.', allBut()),
    sharedAlone,
  ],
  [
    ['shared/workflows/**'],
    ...workflowsRun,
    rule('Workflows know the domain alone.', allBut('domain', 'workflows')),
    sharedAlone,
  ],
  [
    ['shared/workflows/testing/**'],
    ...workflowsRun,
    rule('Tests of workflows weigh commits as the embedded backend does, and know nothing else of it.', [
      ...allBut('domain', 'workflows'),
      '!@fm/local-backend/indexes',
    ]),
    aloneByFolder,
  ],
  [
    ['shared/screens/**'],
    rule(
      '@fm/screens knows the kit, the data and the domain; no area, and nothing that writes by itself.',
      allBut('screens', 'data', 'domain', 'ui', 'platform', 'contract', 'testing'),
    ),
    throughFirebase,
    behindKit,
    sharedAlone,
  ],
  [
    ['shared/data/**'],
    rule(
      '@fm/data knows the domain, Firebase and what carries a page, and no interface.',
      allBut('data', 'domain', 'firebase', 'platform', 'contract', 'workflows', 'testing'),
    ),
    throughFirebase,
    behindKit,
    sharedAlone,
  ],
  [['shared/firebase/**'], rule('shared/firebase wraps the SDK alone.', allBut('firebase')), sharedAlone],
  [
    ['shared/ui/**'],
    rule('The interface kit knows no data.', FIREBASE, packages('firebase'), ['@fm/data']),
    rule(
      'The interface kit knows words of the domain and what carries a page.',
      allBut('ui', 'domain', 'platform'),
    ),
    sharedAlone,
  ],
  [
    ['host/**'],
    throughFirebase,
    behindKit,
    rule('The host never imports an area: areas arrive through the registry.', AREAS, folders('remotes')),
    rule(
      'The host changes data through @fm/data.',
      packages('workflows'),
      BACKEND,
      folders('backend', 'e2e'),
    ),
  ],
  [
    ['remotes/**'],
    rule('Areas read and write through @fm/data.', FIREBASE, ['@fm/firebase/firestore']),
    rule('Interface libraries stay behind @fm/ui; toasts go through useHost().', INTERFACE, [
      'react-toastify',
    ]),
    rule('An area never imports another area or the host.', ['@fm/host'], AREAS, folders('host', 'src')),
    rule(
      'An area knows neither what serves it nor what tests it.',
      BACKEND,
      folders('backend', 'e2e', 'scripts'),
      ['!@fm/backend/rules-tests'],
    ),
  ],
  [
    ['backend/functions/**'],
    withoutPage('Functions run'),
    rule('Functions use firebase-admin.', FIREBASE),
    rule('Functions run the workflows.', allBut('domain', 'workflows')),
    rule('Functions run the workflows.', folders('local', 'seed', 'e2e', 'host', 'remotes')),
  ],
  [
    ['backend/local/**'],
    rule(
      'The embedded backend is self-contained: it imports nothing of ours.',
      allBut(),
      folders('seed', 'jobs', 'rules-tests', 'shared', 'host', 'remotes', 'scripts', 'e2e'),
    ),
  ],
  [
    ['backend/seed/**', 'backend/jobs/**'],
    withoutPage('Seed and jobs run'),
    rule(seedAndJobs, allBut('domain', 'workflows', 'local-backend')),
    rule(seedAndJobs, folders('e2e', 'host', 'remotes', 'scripts', 'local')),
  ],
  [
    ['backend/rules-tests/**', 'backend/door-tests/**', 'backend/screen-indexes/**', 'scripts/**', 'e2e/**'],
    rule('The embedded backend is used by its entries: import @fm/local-backend.', [
      '**/backend/local/**',
      '../local',
      '../local/**',
    ]),
  ],
];

/** The table as `biome.json` has it in `overrides`. */
export const importRules = () =>
  TABLE.map(([includes, ...patterns]) => ({
    includes,
    linter: {
      rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } },
    },
  }));
