import type { ItemKind } from '@fm/domain/catalogue';

/** Number, name, German name, kind, unit, price in cents, purchase price in cents. */
export type CatalogueText = readonly [
  itemNo: string,
  name: string,
  nameDe: string,
  kind: ItemKind,
  unit: string,
  unitMinor: number,
  purchaseMinor: number,
];

/** What the company sells, by group. */
export const CATALOGUE_TEXTS: Readonly<Record<string, readonly CatalogueText[]>> = {
  Cleaning: [
    ['C-100', 'Office cleaning', 'Büroreinigung', 'service', 'm²', 190, 110],
    ['C-110', 'Window cleaning, both sides', 'Fensterreinigung beidseitig', 'service', 'm²', 420, 230],
    ['C-120', 'Strip and clean floor', 'Bodengrundreinigung', 'service', 'm²', 480, 210],
    ['C-121', 'Coat floor twice', 'Boden zweifach beschichten', 'service', 'm²', 390, 170],
    ['C-130', 'Clean facade', 'Fassadenreinigung', 'service', 'm²', 890, 410],
    ['C-140', 'Remove graffiti', 'Graffitientfernung', 'service', 'm²', 2450, 1100],
    ['C-190', 'Cleaner', 'Reinigungskraft', 'labour', 'h', 3290, 2150],
    ['C-501', 'Floor cleaner, 10 l', 'Bodenreiniger, 10 l', 'material', 'can', 4290, 2350],
    ['C-502', 'Paper towels, box of 20', 'Papierhandtücher, 20er-Karton', 'material', 'box', 2890, 1690],
  ],
  Electrical: [
    ['E-100', 'Check of portable equipment', 'Prüfung ortsveränderlicher Geräte', 'service', 'pcs', 490, 210],
    ['E-110', 'Check of a distribution board', 'Prüfung einer Unterverteilung', 'service', 'pcs', 8900, 4300],
    ['E-190', 'Electrician', 'Elektroniker', 'labour', 'h', 6400, 3600],
    ['E-501', 'LED light with sensor', 'LED-Leuchte mit Sensor', 'material', 'pcs', 8990, 5200],
    ['E-502', 'Emergency light battery', 'Akku für Notleuchte', 'material', 'pcs', 3450, 1780],
    ['E-503', 'Circuit breaker B16', 'Leitungsschutzschalter B16', 'material', 'pcs', 1290, 540],
  ],
  'Fire safety': [
    ['F-100', 'Check of a fire extinguisher', 'Prüfung eines Feuerlöschers', 'service', 'pcs', 1650, 720],
    [
      'F-110',
      'Survey and label fire door',
      'Brandschutztür aufnehmen und kennzeichnen',
      'service',
      'pcs',
      2450,
      900,
    ],
    ['F-120', 'Check of a smoke vent', 'Wartung einer Rauchabzugsanlage', 'service', 'pcs', 12_900, 6400],
    ['F-501', 'Foam extinguisher, 6 l', 'Schaumlöscher, 6 l', 'material', 'pcs', 9450, 5600],
    [
      'F-502',
      'Smoke detector, ten-year battery',
      'Rauchmelder, Zehnjahresbatterie',
      'material',
      'pcs',
      2990,
      1490,
    ],
  ],
  Grounds: [
    ['G-100', 'Mow lawn', 'Rasen mähen', 'service', 'm²', 38, 18],
    ['G-110', 'Trim hedge', 'Hecke schneiden', 'service', 'm', 690, 340],
    ['G-120', 'Winter service, clearing visit', 'Winterdienst, Räumgang', 'service', 'visit', 6500, 3400],
    ['G-190', 'Gardener', 'Gärtner', 'labour', 'h', 5200, 2900],
    ['G-501', 'Road salt', 'Streusalz', 'material', 'kg', 45, 22],
    ['G-502', 'Topsoil, delivered', 'Mutterboden, geliefert', 'material', 'm³', 5900, 3300],
  ],
  Heating: [
    ['H-100', 'Boiler service', 'Kesselwartung', 'service', 'pcs', 18_900, 9800],
    ['H-110', 'Hydraulic balancing', 'Hydraulischer Abgleich', 'service', 'pcs', 39_500, 21_000],
    ['H-190', 'Heating technician', 'Heizungsmonteur', 'labour', 'h', 6900, 3900],
    ['H-501', 'High-efficiency pump', 'Hocheffizienzpumpe', 'material', 'pcs', 74_900, 51_000],
    ['H-502', 'Thermostat head', 'Thermostatkopf', 'material', 'pcs', 2790, 1420],
    ['H-503', 'Expansion vessel, 25 l', 'Ausdehnungsgefäß, 25 l', 'material', 'pcs', 8900, 5150],
  ],
  Plumbing: [
    ['P-100', 'Legionella sample', 'Legionellenprobe', 'service', 'pcs', 8500, 4700],
    ['P-110', 'Clear a blocked drain', 'Rohrreinigung', 'service', 'pcs', 14_900, 7200],
    ['P-190', 'Plumber', 'Sanitärmonteur', 'labour', 'h', 6600, 3750],
    ['P-501', 'Basin mixer tap', 'Waschtischarmatur', 'material', 'pcs', 11_900, 6900],
    ['P-502', 'Cistern fill valve', 'Füllventil für Spülkasten', 'material', 'pcs', 2490, 1180],
  ],
  Ventilation: [
    ['V-100', 'Filter change', 'Filterwechsel', 'service', 'pcs', 4500, 2100],
    ['V-110', 'Hygiene inspection', 'Hygieneinspektion', 'service', 'pcs', 32_000, 17_500],
    ['V-501', 'Bag filter F7', 'Taschenfilter F7', 'material', 'pcs', 4990, 3100],
    ['V-502', 'Fan belt', 'Keilriemen', 'material', 'pcs', 1890, 860],
  ],
  General: [
    ['X-100', 'Travel', 'Anfahrt', 'flat', 'trip', 4900, 2500],
    ['X-110', 'Lift platform, per day', 'Hubarbeitsbühne, pro Tag', 'flat', 'day', 24_500, 19_000],
    ['X-120', 'Disposal', 'Entsorgung', 'flat', 'lump sum', 9500, 6200],
    ['X-190', 'Caretaker', 'Hausmeister', 'labour', 'h', 4200, 2600],
  ],
};

/** What is no longer sold. */
export const NO_LONGER_SOLD: ReadonlySet<string> = new Set(['C-140', 'E-503']);
