import { run } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import { type AssetInput, type AssetValues, assetForm, assets } from '@fm/domain/asset';

/** The asset with `id` as a form, or a new one that starts with `initial`. */
export const useAssetRecord = (
  id: string | undefined,
  initial: Partial<AssetInput>,
  onSaved: (id: string, mode: 'create' | 'edit', values: AssetValues) => void,
) =>
  useRecordForm({
    collection: assets,
    id,
    ...assetForm,
    store: (input) => run('assets.save', input),
    empty: () => ({ ...assetForm.empty(), ...initial }),
    onSaved,
  });
