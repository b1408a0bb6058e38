import { ASSET_STATUSES, assets, readMeter, transitionAsset as transitioned } from '@fm/domain/asset';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { present } from '../reference';

/** Takes an asset from its present status to another. */
export const transitionAsset = defineCommand({
  name: 'assets.transition',
  permission: 'maintenance:edit',
  input: v.object({
    id: recordId,
    to: v.picklist(ASSET_STATUSES),
    reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
  async run(unit, { id, to, reason }, { actor, now }) {
    await present(unit, assets, id);
    await unit.change(assets, id, (current) => transitioned(current, to, { reason }, actor, now));
    return null;
  },
});

/** Notes what the meter of an asset shows. */
export const readAssetMeter = defineCommand({
  name: 'assets.readMeter',
  permission: 'maintenance:edit',
  input: v.object({
    id: recordId,
    value: v.pipe(v.number(), v.finite()),
    reason: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  async run(unit, { id, ...reading }, { now }) {
    await present(unit, assets, id);
    await unit.change(assets, id, (current) => readMeter(current, reading, now));
    return null;
  },
});
