import type { ScreenQueries } from './asking';
import { customersQueries } from './screens/customers';
import { employeesQueries } from './screens/employees';
import { maintenanceQueries } from './screens/maintenance';
import { offersQueries } from './screens/offers';
import { serverQueries } from './screens/server';
import { sharedQueries } from './screens/shared';
import { tasksQueries } from './screens/tasks';
import { workOrdersQueries } from './screens/work-orders';

/** Every file that says what to read and in which order, with all it can ask. */
export const SCREENS: ScreenQueries = {
  ...customersQueries,
  ...employeesQueries,
  ...maintenanceQueries,
  ...offersQueries,
  ...tasksQueries,
  ...workOrdersQueries,
  ...sharedQueries,
  ...serverQueries,
};

/** Files that say the same words and ask nothing themselves: what others ask goes through them. */
export const PASSING_ON: readonly string[] = [
  'remotes/work-orders/src/features/list/api/filtered-orders.ts',
  'shared/data/live/query-spec.ts',
  'shared/data/live/query.ts',
  'shared/data/read/record-options.ts',
  'shared/data/read/record-search.ts',
  'shared/data/read/search-query.ts',
  'shared/data/read/working-on.ts',
  'shared/data/live/spec-of.ts',
  'shared/firebase/firestore.ts',
  'backend/functions/command/firestore-database.ts',
  // In the order of names, which needs no index.
  'backend/jobs/stored-documents.ts',
  'backend/functions/erasure/erase-people.ts',
];
