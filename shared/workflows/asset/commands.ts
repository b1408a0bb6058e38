import { saveAsset } from './save-asset';
import { readMeter, transitionAsset } from './transition-asset';

/** What can be changed about assets. */
export const assetCommands = [saveAsset, transitionAsset, readMeter] as const;
