import { lazily } from '@fm/ui';

/** The form of a new customer, or of one that is there. Lists open first: what is behind them comes afterwards. */
export const CustomerFormScreen = lazily(
  'the form',
  async () => (await import('./form/customer-form')).CustomerFormScreen,
  'page',
);

/** How things stand with a customer. */
export const CustomerSummary = lazily(
  'the customer',
  async () => (await import('./summary/customer-summary')).CustomerSummary,
  'page',
);

/** What happened with a customer. */
export const CustomerHistory = lazily(
  'the history',
  async () => (await import('./history/customer-history')).CustomerHistory,
  'page',
);

/** The customer on paper. */
export const CustomerReport = lazily(
  'the report',
  async () => (await import('./report/customer-report')).CustomerReport,
  'page',
);

/** What is known of one site, and what is done there. */
export const SitePage = lazily('the site', async () => (await import('./site/site-page')).SitePage, 'page');

/** What somebody wants to be reminded of. */
export const ReminderList = lazily(
  'the reminders',
  async () => (await import('./reminders/reminder-list')).ReminderList,
  'page',
);
