import { COUNTRIES } from '../address';

/** States whose holidays differ from those of the whole country, as ISO 3166-2 codes them, with English names. */
export const HOLIDAY_STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: {
    BW: 'Baden-Württemberg',
    BY: 'Bavaria',
    BE: 'Berlin',
    BB: 'Brandenburg',
    HB: 'Bremen',
    HH: 'Hamburg',
    HE: 'Hesse',
    NI: 'Lower Saxony',
    MV: 'Mecklenburg-Western Pomerania',
    NW: 'North Rhine-Westphalia',
    RP: 'Rhineland-Palatinate',
    SL: 'Saarland',
    SN: 'Saxony',
    ST: 'Saxony-Anhalt',
    SH: 'Schleswig-Holstein',
    TH: 'Thuringia',
  },
  AT: {
    '1': 'Burgenland',
    '2': 'Carinthia',
    '3': 'Lower Austria',
    '5': 'Salzburg',
    '6': 'Styria',
    '7': 'Tyrol',
    '4': 'Upper Austria',
    '9': 'Vienna',
    '8': 'Vorarlberg',
  },
  CH: {
    AG: 'Aargau',
    AR: 'Appenzell Ausserrhoden',
    AI: 'Appenzell Innerrhoden',
    BL: 'Basel-Landschaft',
    BS: 'Basel-Stadt',
    BE: 'Bern',
    FR: 'Fribourg',
    GE: 'Geneva',
    GL: 'Glarus',
    GR: 'Grisons',
    JU: 'Jura',
    LU: 'Lucerne',
    NE: 'Neuchâtel',
    NW: 'Nidwalden',
    OW: 'Obwalden',
    SH: 'Schaffhausen',
    SZ: 'Schwyz',
    SO: 'Solothurn',
    SG: 'St. Gallen',
    TG: 'Thurgau',
    TI: 'Ticino',
    UR: 'Uri',
    VS: 'Valais',
    VD: 'Vaud',
    ZG: 'Zug',
    ZH: 'Zurich',
  },
  FR: { '67': 'Bas-Rhin', '68': 'Haut-Rhin', '57': 'Moselle' },
  GB: { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' },
};

/** The code of a region: a country, or a state of it. */
export const regionOf = (country: string, state: string): string =>
  state === '' ? country : `${country}-${state}`;

/** Country and state of a region's code; the state is empty for a whole country. */
export function partsOfRegion(region: string): { readonly country: string; readonly state: string } {
  const [country = '', state = ''] = region.split('-');
  return { country, state };
}

/** Whether holidays of the region are known here. */
export function isRegion(region: string): boolean {
  const { country, state } = partsOfRegion(region);
  const known = COUNTRIES.some(({ code }) => code === country);
  return known && (state === '' || Object.hasOwn(HOLIDAY_STATES[country] ?? {}, state));
}

/** "Germany, Bavaria" for `DE-BY`. */
export function regionName(region: string): string {
  const { country, state } = partsOfRegion(region);
  const name = COUNTRIES.find(({ code }) => code === country)?.name ?? country;
  return state === '' ? name : `${name}, ${HOLIDAY_STATES[country]?.[state] ?? state}`;
}
