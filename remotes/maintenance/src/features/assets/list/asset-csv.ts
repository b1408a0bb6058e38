import { columnsOf } from '@fm/data';
import { assets } from '@fm/domain/asset';

/** What a file says of each of them. */
export const assetCsv = columnsOf(assets, [
  'name',
  'category',
  'status',
  'criticality',
  'customerRef',
  'siteRef',
  'area',
  'parentName',
  'manufacturer',
  'model',
  'serialNo',
  'tagCode',
  'installedOn',
  'warrantyUntil',
  'lastServiceOn',
  ['meter.value', 'Meter'],
  ['meter.unit', 'Meter unit'],
]);
