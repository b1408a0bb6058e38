import { runCommand } from './check/run-command';

/**
 * `npm run indexes`: writes `backend/firestore.indexes.json` from the queries of all screens. The test that compares the
 * two asks the screens, so it is the one that writes.
 */
process.env.WRITE_INDEXES = 'yes';
process.exit(
  await runCommand('npx', ['jest', '--selectProjects', 'dom', '--testPathPatterns', 'screen-indexes']),
);
