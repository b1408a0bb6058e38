import { type Asset, isLowerReading } from '../asset';
import type { Ref } from '../record';
import type { Checklist, MeterItem } from './checklist';
import type { WorkOrder } from './work-order';

/** Whether whoever reads this has to say why: the asset showed more before, and nothing is remarked. */
export const asksWhyLower = (
  asset: Pick<Asset, 'meter'> | undefined,
  value: number | undefined,
  note: string | undefined,
): boolean => asset !== undefined && value !== undefined && !note?.trim() && isLowerReading(asset, value);

/** A checklist whose meters are those of `assets`: the only one is meant where none is named, others are let go. */
export function withMetersOf(checklist: Checklist, assets: readonly Ref[] | undefined = []): Checklist {
  const [only, ...more] = assets;
  return Object.fromEntries(
    Object.entries(checklist).map(([id, item]) => {
      if (item.kind !== 'meter') return [id, item];
      const { assetRef: named, ...rest } = item;
      const assetRef =
        assets.find((asset) => asset.id === named?.id) ?? (more.length === 0 ? only : undefined);
      return [id, assetRef ? { ...rest, assetRef } : rest];
    }),
  );
}

/** A reading that goes to the asset when the job is completed. */
export interface TakenReading extends Pick<MeterItem, 'unit' | 'note'> {
  readonly itemId: string;
  readonly value: number;
  readonly at: Date;
}

/** The readings of a job by the id of their asset: the latest, where one was read twice. */
export function readingsOf({ checklist }: Pick<WorkOrder, 'checklist'>): ReadonlyMap<string, TakenReading> {
  const readings = new Map<string, TakenReading>();
  for (const [itemId, item] of Object.entries(checklist)) {
    if (item.kind !== 'meter' || !item.assetRef || item.value === undefined || !item.at) continue;
    const { assetRef, value, at, unit, note } = item;
    const known = readings.get(assetRef.id);
    if (!known || known.at < at) readings.set(assetRef.id, { itemId, value, at, unit, note });
  }
  return readings;
}
