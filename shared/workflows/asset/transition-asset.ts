import {
  ASSET_STATUS_LABELS,
  ASSET_STATUSES,
  assets,
  readMeter,
  transitionAsset as transitioned,
} from '@fm/domain/asset';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { changedSince } from '../record/changed-since';
import { present } from '../reference';

/** Takes an asset from its present status to another. */
export const transitionAsset = defineCommand({
  name: 'assets.transition',
  permission: 'maintenance:edit',
  input: v.object({
    id: recordId,
    to: v.picklist(ASSET_STATUSES),
    reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
    /** Of an undo: refused where somebody changed the status since it became this. */
    left: v.optional(v.picklist(ASSET_STATUSES)),
  }),
  async run(unit, { id, to, reason, left }, { actor, now }) {
    await present(unit, assets, id);
    await unit.change(assets, id, (current) =>
      left === undefined || current.status === left
        ? transitioned(current, to, { reason }, actor, now)
        : { ok: false, message: changedSince(current, ASSET_STATUS_LABELS[current.status]) },
    );
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
