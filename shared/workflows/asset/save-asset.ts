import { assetForm, assets } from '@fm/domain/asset';
import { defineSave } from '../save';
import { checkPlace } from './asset-place';

/** Creates an asset, or saves its form, at a place where it can be. */
export const saveAsset = defineSave('assets.save', 'maintenance:edit', {
  kind: assets,
  schema: assetForm.schema,
  toRecord: (values, before, { now }) => assetForm.toRecord(values, now, before),
  check: (unit, { id, values }) => checkPlace(unit, id, values),
});
