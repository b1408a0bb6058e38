import { addressFields, addressLine } from '../address';
import { DERIVED, defineKind } from '../record';
import { fold, tokensOf } from '../tokens';
import { type Site, siteSchema } from './site';

export const sites = defineKind<Site>({
  path: 'sites',
  type: 'site',
  called: { one: 'site', many: 'sites' },
  permission: 'customers:edit',
  trash: 'along',
  schema: siteSchema,
  fields: {
    // What stands at a site is of the same customer: merging two customers moves both, and undoing that.
    customerRef: { label: 'Customer', putBack: 'never' },
    name: 'Name',
    nameLower: DERIVED,
    address: { label: 'Address', fields: addressFields },
    timezone: 'Timezone',
    access: { label: 'Access', restricted: {} },
    openingHours: 'Opening hours',
    areaM2: 'Area',
    siteContactId: 'Site contact id',
  },
  label: (site) => site.name,
  tokens: ({ name, address, customerRef }) => tokensOf([name, addressLine(address), customerRef.name]),
  links: (site, id) => ({ customerId: site.customerRef.id, siteId: id }),
  derived: ({ name }) => ({ nameLower: fold(name) }),
});
