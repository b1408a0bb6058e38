import { saveAsset } from './save-asset';
import { readAssetMeter, transitionAsset } from './transition-asset';

/** What can be changed about assets. */
export const assetCommands = [saveAsset, transitionAsset, readAssetMeter] as const;
