import {
  useOrdersOf,
  useParts,
  usePlansOf,
} from '../../../remotes/maintenance/src/features/assets/detail/api/of-asset';
import { twinOf } from '../../../remotes/maintenance/src/features/assets/form/api/twins';
import { useAssetsPage } from '../../../remotes/maintenance/src/features/assets/list/api/assets-page';
import { useAssetView } from '../../../remotes/maintenance/src/features/assets/list/asset-view';
import { findDuePlans, useDuePlans } from '../../../remotes/maintenance/src/features/due/api/due-plans';
import { usePlanVisits, useVisitsFrom } from '../../../remotes/maintenance/src/features/form/api/plan-visits';
import { usePlansPage } from '../../../remotes/maintenance/src/features/list/api/plans-page';
import { usePlanView } from '../../../remotes/maintenance/src/features/list/plan-view';
import { useFirstDueVisits } from '../../../remotes/maintenance/src/features/overview/first-due-visits';
import maintenanceSearch from '../../../remotes/maintenance/src/search';
import type { ScreenQueries } from '../asking';
import { finding } from '../finding';
import { DAY } from '../samples';

/** What the maintenance area asks. */
export const maintenanceQueries: ScreenQueries = {
  'remotes/maintenance/src/features/assets/detail/api/of-asset.ts': ({ hook }) => {
    hook(() => useParts('x', 1));
    hook(() => useOrdersOf('x'));
    hook(() => usePlansOf('x', 1));
  },
  'remotes/maintenance/src/features/assets/form/api/twins.ts': async () => {
    await twinOf('x', undefined);
  },
  'remotes/maintenance/src/features/assets/list/api/assets-page.ts': ({ hook, views }) => {
    for (const view of views(useAssetView)) hook(() => useAssetsPage(view));
  },
  'remotes/maintenance/src/features/due/api/due-plans.ts': async ({ hook }) => {
    hook(() => useDuePlans(DAY));
    hook(useFirstDueVisits);
    await findDuePlans(DAY);
  },
  'remotes/maintenance/src/features/form/api/plan-visits.ts': ({ hook }) => {
    hook(() => usePlanVisits('x'));
    hook(() => useVisitsFrom('x', DAY));
  },
  'remotes/maintenance/src/features/list/api/plans-page.ts': ({ hook, views }) => {
    for (const view of views(usePlanView)) hook(() => usePlansPage(view));
  },
  'remotes/maintenance/src/search.ts': finding(maintenanceSearch),
};
