import { assetForm, assets } from '@fm/domain/asset';
import { placeRefs } from '../reference';
import { defineSave } from '../save';
import { checkPlace } from './asset-place';

/** Creates an asset, or saves its form, at a place where it can be. */
export const saveAsset = defineSave('assets.save', 'maintenance:edit', {
  kind: assets,
  schema: assetForm.schema,
  async settle(unit, { id, values, base }) {
    const stored = await unit.find(assets, id);
    const { customerRef, siteRef } = await placeRefs(unit, { values, base, stored });
    const { parentRef } = values;
    const parent = parentRef && (await unit.find(assets, parentRef.id));
    return {
      ...values,
      customerRef,
      siteRef: siteRef ?? values.siteRef,
      parentRef: parentRef && parent ? { id: parentRef.id, name: parent.name } : parentRef,
    };
  },
  toRecord: (values, before, { now }) => assetForm.toRecord(values, now, before),
  check: (unit, { id, values }) => checkPlace(unit, id, values),
});
