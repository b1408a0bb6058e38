import {
  useOrdersOf,
  useParts,
  usePlansOf,
} from '../../../remotes/maintenance/src/features/assets/detail/api/of-asset';
import { withSameSerial } from '../../../remotes/maintenance/src/features/assets/form/api/same-serial';
import { assetList } from '../../../remotes/maintenance/src/features/assets/list/asset-list';
import { findDuePlans, useDuePlans } from '../../../remotes/maintenance/src/features/plans/due/api/due-plans';
import {
  useOccurrencesFrom,
  usePlanOccurrences,
} from '../../../remotes/maintenance/src/features/plans/form/api/plan-occurrences';
import { planList } from '../../../remotes/maintenance/src/features/plans/list/plan-list';
import { useFirstDueOccurrences } from '../../../remotes/maintenance/src/features/plans/overview/first-due-occurrences';
import maintenanceSearch from '../../../remotes/maintenance/src/search';
import type { ScreenQueries } from '../asking';
import { finding } from '../finding';
import { DAY } from '../samples';

/** What the maintenance area asks. */
export const maintenanceQueries: ScreenQueries = {
  'remotes/maintenance/src/features/assets/detail/api/of-asset.ts': ({ hook }) => {
    hook(() => useParts('x'));
    hook(() => useOrdersOf('x'));
    hook(() => usePlansOf('x'));
  },
  'remotes/maintenance/src/features/assets/form/api/same-serial.ts': async () => {
    await withSameSerial('x', undefined);
  },
  'remotes/maintenance/src/features/assets/list/api/assets-query.ts': ({ list }) => list(assetList),
  'remotes/maintenance/src/features/plans/due/api/due-plans.ts': async ({ hook }) => {
    hook(() => useDuePlans(DAY));
    hook(useFirstDueOccurrences);
    await findDuePlans(DAY);
  },
  'remotes/maintenance/src/features/plans/form/api/plan-occurrences.ts': ({ hook }) => {
    hook(() => usePlanOccurrences('x'));
    hook(() => useOccurrencesFrom('x', DAY));
  },
  'remotes/maintenance/src/features/plans/list/api/plans-query.ts': ({ list }) => list(planList),
  'remotes/maintenance/src/search.ts': finding(maintenanceSearch),
};
