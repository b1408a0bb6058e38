import { contactsOf } from '@fm/domain/customer';
import { ACCESS_EVENTS_PATH } from '@fm/domain/event';
import { jobRuns } from '@fm/domain/job-run';
import { MAIL_PATH } from '@fm/domain/mail';
import { NEWS_PATH, NOTIFICATIONS_PATH } from '@fm/domain/notification';
import { OFFER_LINKS_PATH } from '@fm/domain/offer-link';
import { reminders } from '@fm/domain/reminder';
import { sites } from '@fm/domain/site';
import { USAGE_PATH } from '@fm/domain/usage';
import { users } from '@fm/domain/user';
import type { ScreenQueries } from '../asking';
import { DAY, NOW } from '../samples';

const KEPT_FOR_A_TIME = [
  MAIL_PATH,
  'historyExports',
  ACCESS_EVENTS_PATH,
  NEWS_PATH,
  NOTIFICATIONS_PATH,
  OFFER_LINKS_PATH,
  USAGE_PATH,
];

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
  'backend/functions/usage/read-use.ts': ({ spec }) =>
    spec(USAGE_PATH, (all) => all.where('day', '>=', DAY).orderBy('day')),
  'backend/jobs/correct-customers.ts': ({ spec }) =>
    spec(sites.path, (all) => all.where('customerRef.id', '==', 'x')),
  'backend/jobs/correct-employees.ts': ({ spec }) =>
    spec(reminders.path, (all) => all.where('entity.id', '==', 'x')),
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
