export { partsQuery } from './asset-place';
export { saveAsset } from './save-asset';
