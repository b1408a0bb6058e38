import { saveAsset } from './save-asset';

/** What can be changed about assets. */
export const assetCommands = [saveAsset] as const;
