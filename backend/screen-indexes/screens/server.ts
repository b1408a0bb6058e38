import { contactsOf } from '@fm/domain/customer';
import { jobRuns } from '@fm/domain/job-run';
import { sites } from '@fm/domain/site';
import { USAGE_PATH } from '@fm/domain/usage';
import { users } from '@fm/domain/user';
import { KEPT_FOR_A_TIME } from '../../functions/trash/remove-old';
import type { ScreenQueries } from '../asking';
import { DAY, NOW } from '../samples';

/** What the server asks by itself. */
export const serverQueries: ScreenQueries = {
  'backend/functions/access/sign-in-entries.ts': ({ spec }) =>
    spec(users.path, (all) => all.where('email', '==', 'x')),
  'backend/functions/jobs/job-runs.ts': ({ spec }) => {
    spec(jobRuns.path, (all) => all.where('job', '==', 'x').where('state', '==', 'running'));
    spec(jobRuns.path, (all) => all.where('expireAt', '<', NOW).orderBy('expireAt'));
  },
  'backend/functions/trash/remove-old.ts': ({ spec }) => {
    for (const path of KEPT_FOR_A_TIME)
      spec(path, (all) => all.where('expireAt', '<', NOW).orderBy('expireAt'));
  },
  'backend/functions/usage/read-health.ts': ({ spec }) =>
    spec(USAGE_PATH, (all) => all.where('day', '>=', DAY).orderBy('day')),
  'backend/functions/usage/read-use.ts': ({ spec }) =>
    spec(USAGE_PATH, (all) => all.where('day', '>=', DAY).orderBy('day')),
  'backend/jobs/first-administrator.ts': ({ spec }) =>
    spec(users.path, (all) => all.where('role', '==', 'x')),
  'shared/workflows/customer/save-parts.ts': ({ spec }) => {
    spec(contactsOf('x').path, (all) => all.where('trashed', '==', false));
    spec(sites.path, (all) => all.where('trashed', '==', false).where('customerRef.id', '==', 'x'));
  },
  'shared/workflows/invoice/draft-invoice.ts': ({ spec }) =>
    spec('workOrders/x/labour', (all) => all.where('trashed', '==', false)),
  'shared/workflows/user/end-login.ts': ({ spec }) => spec(users.path, (all) => all.where('role', '==', 'x')),
};
