import { type Asset, assetForm, assets } from '@fm/domain/asset';
import { namedRef, placeRefs } from '../reference';
import { defineSave } from '../save';
import { checkPlace } from './asset-place';

/** Creates an asset, or saves its form, at a place where it can be. */
export const saveAsset = defineSave('assets.save', 'maintenance:edit', {
  kind: assets,
  schema: assetForm.schema,
  async settle(unit, { id, values, base }) {
    const stored = await unit.find(assets, id);
    const parentOf = (asset: Asset | null | undefined) => asset && assetForm.fromRecord(asset).parentRef;
    const parent = { typed: values.parentRef, base: parentOf(base), stored: parentOf(stored) };
    return {
      ...(await placeRefs(unit, { values, base, stored })),
      parentRef: await namedRef(unit, parent, {
        kind: assets,
        field: 'values.parentRef',
        message: 'What it is a part of was deleted. Choose another asset.',
      }),
    };
  },
  toRecord: (values, before, { now }) => assetForm.toRecord(values, now, before),
  check: (unit, { id, values }) => checkPlace(unit, id, values),
});
