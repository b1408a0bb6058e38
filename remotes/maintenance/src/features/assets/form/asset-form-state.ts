import type { AssetInput, AssetValues } from '@fm/domain/asset';
import type { Control, UseFormReturn } from '@fm/ui/form';

/** The form of an asset, as its parts get it. */
export type AssetFormState = UseFormReturn<AssetInput, unknown, AssetValues>;
export type AssetControl = Control<AssetInput, unknown, AssetValues>;
