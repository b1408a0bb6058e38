import * as v from 'valibot';
import { calendarDay, NO_DAY } from '../calendar-day';
import { instant } from '../instant';
import { ref } from '../record';
import { wordsOf } from '../tokens';
import { ASSET_CATEGORIES, ASSET_STATUSES, CRITICALITIES } from './labels';

/** The highest value a meter shows. */
export const MAX_METER = 1_000_000_000;

const text = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max)));

/** A machine or a part of a building that is looked after. */
export const assetSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  /** Folded name, for sorting. */
  nameLower: v.string(),
  category: v.picklist(ASSET_CATEGORIES),
  customerRef: ref,
  /** A site of that customer. */
  siteRef: ref,
  /** Where on the site. */
  area: text(120),
  /** What it is a part of, at the same site; see `placeProblem`. Two plain fields, because one is asked for alone. */
  parentAssetId: v.optional(v.string()),
  parentName: v.optional(v.string()),
  manufacturer: text(120),
  model: text(120),
  serialNo: text(120),
  /** Manufacturer and serial number as they are compared, however they are spelled. */
  serialKey: v.optional(v.string()),
  /** What is printed on the tag that sticks on it. */
  tagCode: text(60),
  status: v.picklist(ASSET_STATUSES),
  /** Why it has this status, and since when. */
  statusReason: v.optional(v.pipe(v.string(), v.maxLength(500))),
  statusSince: v.optional(instant),
  installedOn: v.optional(calendarDay),
  warrantyUntil: v.optional(calendarDay),
  /** That day, or one after all others: a query ordered by an absent field would hide the record. */
  warrantySort: v.string(),
  criticality: v.picklist(CRITICALITIES),
  meter: v.optional(
    v.object({
      unit: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
      value: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_METER)),
      at: instant,
    }),
  ),
  lastServiceOn: v.optional(calendarDay),
  purchaseMinor: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});
export type Asset = v.InferOutput<typeof assetSchema>;
export type Meter = NonNullable<Asset['meter']>;

/** What two assets have in common that are the same thing: undefined without a serial number. */
export function serialKeyOf({
  manufacturer,
  serialNo,
}: Pick<Asset, 'manufacturer' | 'serialNo'>): string | undefined {
  const serial = wordsOf(serialNo ?? '').join('');
  return serial === '' ? undefined : `${wordsOf(manufacturer ?? '').join(' ')}#${serial}`;
}

/** What a list ordered by the end of warranties needs. */
export const warrantySortOf = (warrantyUntil: string | undefined): string => warrantyUntil ?? NO_DAY;
