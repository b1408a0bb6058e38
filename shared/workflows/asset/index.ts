export { saveAsset } from './save-asset';
