import { lazily } from '@fm/ui';

/** The form of a new plan, or of one that is there. Lists open first: the code behind them comes while those are read. */
export const PlanFormScreen = lazily(
  'the form',
  async () => (await import('./form/plan-form')).PlanFormScreen,
  'page',
);

/** Visits whose orders are due. */
export const DueScreen = lazily(
  'the due visits',
  async () => (await import('./due/due-screen')).DueScreen,
  'page',
);

/** Plans in the trash. */
export const PlanTrash = lazily(
  'the trash',
  async () => (await import('./trash/plan-trash')).PlanTrash,
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

/** Assets in the trash. */
export const AssetTrash = lazily(
  'the trash',
  async () => (await import('./assets/trash/asset-trash')).AssetTrash,
  'page',
);
