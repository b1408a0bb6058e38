import { DERIVED, defineKind, REPEATED } from '../record';
import { fold, tokensOf } from '../tokens';
import { type Asset, assetSchema, serialKeyOf, warrantySortOf } from './asset';
import { ASSET_CATEGORY_LABELS, ASSET_STATUS_LABELS, CRITICALITY_LABELS } from './labels';

export const assets = defineKind<Asset>({
  path: 'assets',
  type: 'asset',
  called: { one: 'asset', many: 'assets' },
  permission: 'maintenance:edit',
  trash: 'alone',
  hasFiles: true,
  children: [
    { type: 'workOrder', by: 'assetIds', amongMany: true, trash: 'unfinished stay' },
    {
      type: 'asset',
      by: 'parentAssetId',
      trash: 'all stay',
      one: 'asset that is a part of it',
      many: 'assets that are parts of it',
    },
    { type: 'maintenancePlan', by: 'assetIds', amongMany: true, trash: 'unfinished stay' },
  ],
  schema: assetSchema,
  fields: {
    name: 'Name',
    nameLower: DERIVED,
    category: { label: 'Category', labels: ASSET_CATEGORY_LABELS },
    // Where it is and what it is a part of belong together.
    customerRef: { label: 'Customer', putBack: 'together' },
    siteRef: { label: 'Site', putBack: 'together' },
    area: 'Place on the site',
    parentAssetId: { ...REPEATED, putBack: 'together' },
    parentName: { label: 'Part of', putBack: 'together' },
    manufacturer: 'Manufacturer',
    model: 'Model',
    serialNo: 'Serial number',
    serialKey: DERIVED,
    tagCode: 'Tag',
    // Transitions write these, and nobody unreads a meter.
    status: { label: 'Status', labels: ASSET_STATUS_LABELS, putBack: 'never' },
    statusReason: { label: 'Status reason', putBack: 'never' },
    statusSince: { ...REPEATED, putBack: 'never' },
    installedOn: { label: 'Installed', format: 'day' },
    warrantyUntil: { label: 'Warranty until', format: 'day' },
    warrantySort: DERIVED,
    criticality: { label: 'Criticality', labels: CRITICALITY_LABELS },
    meter: { label: 'Meter', fields: { unit: 'unit', value: 'value', at: REPEATED }, putBack: 'never' },
    lastServiceOn: { label: 'Last service', format: 'day' },
    purchaseMinor: { label: 'Purchase', format: 'money', restricted: {} },
  },
  label: (asset) => asset.name,
  tokens: ({ name, tagCode, serialNo, manufacturer, model, siteRef, customerRef }) =>
    tokensOf([name, tagCode, serialNo, manufacturer, model, siteRef.name, customerRef.name]),
  links: ({ customerRef, siteRef }) => ({ customerId: customerRef.id, siteId: siteRef.id }),
  derived: (asset) => ({
    nameLower: fold(asset.name),
    serialKey: serialKeyOf(asset),
    warrantySort: warrantySortOf(asset.warrantyUntil),
  }),
});
