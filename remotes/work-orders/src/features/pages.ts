import { lazily } from '@fm/ui';

/** One job. Lists open first: the code of the screens behind them comes while those are read. */
export const WorkOrderDetail = lazily(
  'the work order',
  async () => {
    // What it shows files with comes beside it, not after it.
    const [{ WorkOrderDetail }] = await Promise.all([
      import('./order/work-order-detail'),
      import('@fm/ui/files'),
    ]);
    return WorkOrderDetail;
  },
  'page',
);

/** The form of a new job, or of one that is there. */
export const WorkOrderFormScreen = lazily(
  'the form',
  async () => (await import('./form/form-screen')).WorkOrderFormScreen,
  'page',
);

/** Templates that orders are written from. */
export const OrderTemplates = lazily(
  'the templates',
  async () => (await import('./form/templates/order-templates')).OrderTemplates,
  'page',
);

/** What was done, on paper. */
export const WorkReportScreen = lazily(
  'the report',
  async () => (await import('./print/report/work-report-screen')).WorkReportScreen,
  'page',
);

/** What is planned for a day, on paper. */
export const DayListScreen = lazily(
  'the daily schedule',
  async () => (await import('./print/day-sheet/day-list')).DayList,
  'page',
);

/** Chosen orders, or those that a screen shows, on paper. */
export const WorkListScreen = lazily(
  'the work list',
  async () => (await import('./print/day-sheet/work-list')).WorkList,
  'page',
);
