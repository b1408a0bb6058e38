import { addressLine, mapAddress } from '@fm/domain/address';
import type { Site } from '@fm/domain/site';
import { AddressText, type Description, DescriptionList, formatNumber, Panel } from '@fm/ui';

/** Where a site is and how to get in; what is not known is left out. */
export const SiteFacts = ({ site }: { readonly site: Site }) => (
  <Panel title="Site">
    <DescriptionList items={factsOf(site)} />
  </Panel>
);

const factsOf = ({ address, openingHours, access, areaM2, timezone }: Site): Description[] =>
  [
    {
      term: 'Address',
      value: <AddressText line={addressLine(address)} href={mapAddress(address)} />,
    },
    { term: 'Opening hours', value: openingHours },
    { term: 'Access', value: access },
    { term: 'Area', value: areaM2 && `${formatNumber(areaM2)} m²` },
    { term: 'Time zone', value: timezone },
  ].filter(({ value }) => value);
