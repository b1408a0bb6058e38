import { assetForm, assets } from '@fm/domain/asset';
import { checkedPlace } from '../place';
import { defineSave } from '../save';
import { checkPlace } from './asset-place';

/** Creates an asset, or saves its form, at a place where it can be. */
export const saveAsset = defineSave('assets.save', 'maintenance:edit', {
  kind: assets,
  schema: assetForm.schema,
  toRecord: (values, before, { now }) => assetForm.toRecord(values, now, before),
  async settle(unit, { id, values, current }) {
    await checkPlace(unit, id, values);
    return checkedPlace(unit, values, current);
  },
});
