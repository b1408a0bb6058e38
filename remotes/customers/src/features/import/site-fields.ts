import type { SiteInput } from '@fm/domain/site';
import { countries, countryInto } from './countries';
import { CALLED, column, type Fill, type PartField, text } from './part-column';
import { type RowInput, siteIn } from './row-form';

const siteText = (key: 'name' | 'access' | 'openingHours' | 'timezone'): Fill =>
  text((row, value) => {
    siteIn(row)[key] = value;
  });

const siteAddress = (key: keyof SiteInput['address']): Fill =>
  text((row, value) => {
    siteIn(row).address[key] = value;
  });

const siteArea: Fill = {
  put: (row, value) => {
    const [, area] = /^(\d+)\s*(?:m²|m2|qm)?$/i.exec(value) ?? [];
    // A row that says something of a site has one, however wrong that is.
    const site = siteIn(row);
    if (area === undefined) return 'Write square metres as a whole number.';
    site.areaM2 = Number(area);
    return undefined;
  },
};

/** What a file can say of a site of a customer. */
export const SITE_FIELDS: readonly PartField[] = [
  column(
    'site',
    'name',
    {
      label: 'Site name',
      words: ['bezeichnung'],
      alone: [...CALLED.site, 'standortname', 'objektname', 'location', 'property'],
    },
    siteText('name'),
  ),
  column(
    'site',
    'line1',
    { label: 'Site street and number', words: ['street', 'address', 'strasse', 'adresse', 'anschrift'] },
    siteAddress('line1'),
    'address',
  ),
  column(
    'site',
    'line2',
    { label: 'Site address line 2', words: ['address 2', 'adresszusatz'] },
    siteAddress('line2'),
    'address',
  ),
  column(
    'site',
    'postcode',
    { label: 'Site postcode', words: ['zip', 'postal code', 'plz', 'postleitzahl'] },
    siteAddress('postcode'),
    'address',
  ),
  column(
    'site',
    'city',
    { label: 'Site town', words: ['city', 'ort', 'stadt'] },
    siteAddress('city'),
    'address',
  ),
  column(
    'site',
    'country',
    { label: 'Site country', words: ['land'] },
    {
      put: countryInto<RowInput>((row, code) => {
        siteIn(row).address.country = code;
      }),
      choices: countries,
    },
    'address',
  ),
  column(
    'site',
    'access',
    {
      label: 'Site access',
      words: ['access notes', 'zugang', 'zutritt', 'hinweis'],
      alone: ['access', 'access notes', 'zugang', 'zutritt', 'zugangshinweise'],
    },
    siteText('access'),
  ),
  column(
    'site',
    'openingHours',
    { label: 'Site opening hours', words: ['offnungszeiten'], alone: ['opening hours', 'offnungszeiten'] },
    siteText('openingHours'),
  ),
  column(
    'site',
    'areaM2',
    { label: 'Site area in m²', words: ['area', 'flache'], alone: ['area', 'flache'] },
    siteArea,
  ),
  column(
    'site',
    'timezone',
    { label: 'Site time zone', words: ['timezone', 'zeitzone'], alone: ['time zone'] },
    siteText('timezone'),
  ),
];
