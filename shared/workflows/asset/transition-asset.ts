import { ASSET_STATUSES, assets, readMeter as read, transitionAsset as transitioned } from '@fm/domain/asset';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';

const inTrash = { ok: false as const, message: 'This asset is in the trash. Restore it first.' };
const reason = v.optional(v.pipe(v.string(), v.maxLength(2000)));

/** Takes an asset from its present status to another. */
export const transitionAsset = defineCommand({
  name: 'assets.transition',
  permission: 'maintenance:edit',
  input: v.object({ id: recordId, to: v.picklist(ASSET_STATUSES), reason }),
  async run(unit, { id, to, reason }, { actor, now }) {
    await unit.change(assets, id, (asset) =>
      asset.trashed ? inTrash : transitioned(asset, to, { reason }, actor, now),
    );
    return null;
  },
});

/** Notes what the meter of an asset shows. */
export const readMeter = defineCommand({
  name: 'assets.readMeter',
  permission: 'maintenance:edit',
  input: v.object({ id: recordId, value: v.pipe(v.number(), v.finite()), reason }),
  async run(unit, { id, value, reason }, { now }) {
    await unit.change(assets, id, (asset) => (asset.trashed ? inTrash : read(asset, { value, reason }, now)));
    return null;
  },
});
