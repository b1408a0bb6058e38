import * as v from 'valibot';
import { optionalDay } from '../calendar-day';
import { optionalRef, requiredRef, toForm, toRecord } from '../record';
import { optionalText, requiredText } from '../text';
import { fold } from '../tokens';
import { type Asset, assetSchema, MAX_METER, type Meter, serialKeyOf, warrantySortOf } from './asset';
import { ASSET_CATEGORIES, CRITICALITIES } from './labels';

const reading = 'Enter what the meter shows.';

/** What the asset form edits; status and readings change by transitions, not here. */
export const assetFormSchema = v.pipe(
  v.object({
    name: requiredText('a name', 1, 120),
    category: v.pipe(
      v.nullable(v.picklist(ASSET_CATEGORIES)),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        if (dataset.value) return dataset.value;
        addIssue({ message: 'Choose what this is.' });
        return NEVER;
      }),
    ),
    customerRef: requiredRef('Choose a customer.'),
    siteRef: requiredRef('Choose a site of the customer.'),
    area: optionalText(120),
    parentRef: optionalRef,
    manufacturer: optionalText(120),
    model: optionalText(120),
    serialNo: optionalText(120),
    tagCode: optionalText(60),
    criticality: v.picklist(CRITICALITIES, 'Choose how much depends on it.'),
    installedOn: optionalDay,
    warrantyUntil: optionalDay,
    lastServiceOn: optionalDay,
    /** '' for an asset without a meter. */
    meterUnit: optionalText(20),
    /** What the meter shows when it is added; later readings are noted one by one. */
    meterValue: v.nullable(v.pipe(v.number(reading), v.minValue(0, reading), v.maxValue(MAX_METER, reading))),
    purchaseMinor: v.nullable(
      v.pipe(v.number('Enter a price.'), v.safeInteger(), v.minValue(0, 'Enter a price.')),
    ),
  }),
  v.forward(
    v.check(
      ({ installedOn, warrantyUntil }) =>
        installedOn === '' || warrantyUntil === '' || warrantyUntil >= installedOn,
      'Enter a day on or after the installation.',
    ),
    ['warrantyUntil'],
  ),
  v.forward(
    v.check(({ meterUnit, meterValue }) => meterUnit === '' || meterValue !== null, reading),
    ['meterValue'],
  ),
);
export type AssetInput = v.InferInput<typeof assetFormSchema>;
export type AssetValues = v.InferOutput<typeof assetFormSchema>;

export const emptyAsset = (): AssetInput => ({
  name: '',
  category: null,
  customerRef: null,
  siteRef: null,
  area: '',
  parentRef: null,
  manufacturer: '',
  model: '',
  serialNo: '',
  tagCode: '',
  criticality: 'B',
  installedOn: '',
  warrantyUntil: '',
  lastServiceOn: '',
  meterUnit: '',
  meterValue: null,
  purchaseMinor: null,
});

export const assetToForm = (asset: Asset): AssetInput =>
  toForm(emptyAsset(), {
    ...asset,
    parentRef:
      asset.parentAssetId === undefined
        ? undefined
        : { id: asset.parentAssetId, name: asset.parentName ?? '' },
    meterUnit: asset.meter?.unit,
    meterValue: asset.meter?.value,
  });

/** The record's own fields: those of the form, and from `before` those that only transitions change. */
export function assetToRecord(values: AssetValues, now: Date, before?: Asset): Asset {
  const { parentRef, meterUnit, meterValue, ...typed } = values;
  const own = toRecord(assetSchema, typed);
  return {
    ...(before ?? { status: 'operational' }),
    ...own,
    nameLower: fold(own.name),
    parentAssetId: parentRef?.id,
    parentName: parentRef?.name,
    serialKey: serialKeyOf(own),
    warrantySort: warrantySortOf(own.warrantyUntil),
    meter: meterAfter(before?.meter, meterUnit, meterValue, now),
  };
}

function meterAfter(
  before: Meter | undefined,
  unit: string,
  value: number | null,
  now: Date,
): Meter | undefined {
  if (unit === '') return undefined;
  return before ? { ...before, unit } : { unit, value: value ?? 0, at: now };
}

/** How the asset form reads and writes records. */
export const assetForm = {
  schema: assetFormSchema,
  empty: emptyAsset,
  fromRecord: assetToForm,
  toRecord: assetToRecord,
};
