export { type Asset, assetSchema, MAX_METER, type Meter, serialKeyOf, warrantySortOf } from './asset';
export {
  type AssetInput,
  type AssetValues,
  assetForm,
  assetFormSchema,
  assetToForm,
  assetToRecord,
  emptyAsset,
} from './asset-form';
export { assets } from './asset-kind';
export { assetRefsEntries, assetRefsFields, assetRefsForm, MAX_ASSETS } from './asset-refs';
export {
  type AssetFact,
  type AssetTransitionInput,
  assetFacts,
  assetTransitions,
  STATUSES_WITH_CAUSE,
  transitionAsset,
} from './asset-transitions';
export { undoAsset } from './asset-undo';
export {
  ASSET_CATEGORIES,
  ASSET_CATEGORY_LABELS,
  ASSET_STATUS_LABELS,
  ASSET_STATUSES,
  ASSETS_IN_USE,
  type AssetCategory,
  type AssetStatus,
  CRITICALITIES,
  CRITICALITY_LABELS,
  type Criticality,
  METER_UNITS,
} from './labels';
export { isLowerReading, type ReadingInput, readMeter } from './meter';
export { type Service, serviced } from './service';
export { MAX_ASSET_DEPTH, placeProblem } from './tree';
export {
  quarterOf,
  WARRANTY_STATE_LABELS,
  WARRANTY_STATES,
  type WarrantyState,
  warrantyState,
} from './warranty';
