/** Town, first postcode there. */
export const TOWNS = [
  ['Hamburg', '20095'],
  ['Lübeck', '23552'],
  ['Kiel', '24103'],
  ['Rostock', '18055'],
  ['Schwerin', '19053'],
  ['Berlin', '10115'],
  ['Potsdam', '14467'],
  ['Bremen', '28195'],
  ['Hannover', '30159'],
  ['Lüneburg', '21335'],
  ['Flensburg', '24937'],
  ['Oldenburg', '26121'],
  ['Osnabrück', '49074'],
  ['Göttingen', '37073'],
  ['Braunschweig', '38100'],
  ['Neumünster', '24534'],
  ['Pinneberg', '25421'],
  ['Mölln', '23879'],
] as const;

export const STREETS = [
  'Kastanienallee',
  'Hafenstraße',
  'Am Mühlenteich',
  'Bürgermeister-Smidt-Straße',
  'Lindenweg',
  'Große Bleichen',
  'Schillerstraße',
  'An der Alster',
  'Königsstraße',
  'Werftweg',
  'Fährdeich',
  'Rosengarten',
  'Gärtnerstraße',
  'Zur Eiche',
  'Möwenweg',
  'Industrieparkstraße',
  'Dörpstraat',
  'Heidkamp',
] as const;

/** What a site is called, by sector of the customer. */
export const SITE_NAMES = {
  housing: ['Block A', 'Block B', 'Courtyard houses', 'Tower', 'Row houses', 'Underground car park'],
  school: ['Main building', 'Sports hall', 'Canteen', 'Annex'],
  clinic: ['Ward building', 'Outpatient centre', 'Laboratory', 'Staff house'],
  office: ['Headquarters', 'Annex', 'Archive', 'Conference centre'],
  retail: ['Store', 'Warehouse', 'Branch East', 'Branch West', 'Branch Centre', 'Branch Harbour'],
  industry: ['Plant 1', 'Plant 2', 'Gatehouse', 'Depot'],
  private: ['House', 'Holiday flat'],
} as const;

export type Sector = keyof typeof SITE_NAMES;

export const OPENING_HOURS = [
  'Mon–Fri 7:00–18:00',
  'Mon–Fri 6:00–20:00, Sat 8:00–14:00',
  'Around the clock, ring at the gate',
  'Mon–Thu 8:00–16:00, Fri 8:00–13:00',
] as const;

export const ACCESS_NOTES = [
  'Key at the caretaker, ground floor left.',
  'Key box beside the side entrance; code from the office.',
  'Report to reception, visitor badge needed.',
  'Call the site contact half an hour before.',
  'Lift only with the service key (ring 14).',
] as const;
