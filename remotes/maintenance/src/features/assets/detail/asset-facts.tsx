import { assetAddress, customerAddress } from '@fm/contract/addresses';
import { ASSET_CATEGORY_LABELS, type Asset, CRITICALITY_LABELS } from '@fm/domain/asset';
import { COMPANY } from '@fm/domain/company';
import { seesPrices } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import { type Description, DescriptionList, formatDay, formatMoney, Panel, TextLink } from '@fm/ui';

/** What an asset is and where. */
export const AssetFacts = ({ asset }: { readonly asset: Asset }) => (
  <Panel title="Asset">
    <DescriptionList
      items={[...kindFacts(asset), ...placeFacts(asset), ...makerFacts(asset, seesPrices(useSession().role))]}
    />
  </Panel>
);

const kindFacts = ({ category, criticality }: Asset): Description[] => [
  { term: 'Category', value: ASSET_CATEGORY_LABELS[category] },
  { term: 'Criticality', value: CRITICALITY_LABELS[criticality] },
];

const placeFacts = ({ customerRef, siteRef, area, parentAssetId, parentName }: Asset): Description[] => [
  {
    term: 'Customer',
    value: <TextLink to={customerAddress.record(customerRef.id)}>{customerRef.name}</TextLink>,
  },
  {
    term: 'Site',
    value: <TextLink to={customerAddress.site(customerRef.id, siteRef.id)}>{siteRef.name}</TextLink>,
  },
  ...some('Place on the site', area),
  ...some(
    'Part of',
    parentAssetId && (
      <TextLink to={assetAddress.record(parentAssetId)}>{parentName || 'Another asset'}</TextLink>
    ),
  ),
];

const makerFacts = (asset: Asset, priced: boolean): Description[] => [
  ...some('Manufacturer', asset.manufacturer),
  ...some('Model', asset.model),
  ...some('Serial number', asset.serialNo),
  ...some('Tag', asset.tagCode),
  ...some('Installed', asset.installedOn && formatDay(asset.installedOn)),
  ...some(
    'Purchase price',
    priced && asset.purchaseMinor !== undefined && formatMoney(asset.purchaseMinor, COMPANY.currency),
  ),
];

/** A fact that is left out where there is nothing to say. */
const some = (term: string, value: Description['value'] | undefined): Description[] =>
  value ? [{ term, value }] : [];
