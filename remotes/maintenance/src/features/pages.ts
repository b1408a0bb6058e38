import { lazily } from '@fm/ui';

/** The form of a new plan, or of one that is there. Lists open first: the code behind them comes while those are read. */
export const PlanFormScreen = lazily(
  'the form',
  async () => (await import('./plans/form/plan-form')).PlanFormScreen,
  'page',
);

/** One plan. */
export const PlanPage = lazily(
  'the plan',
  async () => (await import('./plans/page/plan-page')).PlanPage,
  'page',
);

/** Occurrences whose orders are due. */
export const DueScreen = lazily(
  'the due occurrences',
  async () => (await import('./plans/due/due-screen')).DueScreen,
  'page',
);

/** Everything that is looked after. */
export const AssetList = lazily(
  'the assets',
  async () => (await import('./assets/list/asset-list')).AssetList,
  'page',
);

/** The form of a new asset, or of one that is there. */
export const AssetFormScreen = lazily(
  'the form',
  async () => (await import('./assets/form/asset-form-screen')).AssetFormScreen,
  'page',
);

/** One asset. */
export const AssetDetail = lazily(
  'the asset',
  async () => (await import('./assets/detail/asset-detail')).AssetDetail,
  'page',
);
