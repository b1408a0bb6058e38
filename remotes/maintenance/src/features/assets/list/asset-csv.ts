import type { CsvColumn } from '@fm/data';
import { ASSET_CATEGORY_LABELS, ASSET_STATUS_LABELS, type Asset } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';

/** What a file says of each of them. */
export const assetCsv: readonly CsvColumn<Stored<Asset>>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Category', value: ({ category }) => ASSET_CATEGORY_LABELS[category] },
  { header: 'Status', value: ({ status }) => ASSET_STATUS_LABELS[status] },
  { header: 'Criticality', value: ({ criticality }) => criticality },
  { header: 'Customer', value: ({ customerRef }) => customerRef.name },
  { header: 'Site', value: ({ siteRef }) => siteRef.name },
  { header: 'Place on the site', value: ({ area }) => area },
  { header: 'Part of', value: ({ parentName }) => parentName },
  { header: 'Manufacturer', value: ({ manufacturer }) => manufacturer },
  { header: 'Model', value: ({ model }) => model },
  { header: 'Serial number', value: ({ serialNo }) => serialNo },
  { header: 'Tag', value: ({ tagCode }) => tagCode },
  { header: 'Installed', value: ({ installedOn }) => installedOn },
  { header: 'Warranty until', value: ({ warrantyUntil }) => warrantyUntil },
  { header: 'Last service', value: ({ lastServiceOn }) => lastServiceOn },
  { header: 'Meter', value: ({ meter }) => meter?.value },
  { header: 'Meter unit', value: ({ meter }) => meter?.unit },
];
