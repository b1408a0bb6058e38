import type { Sector } from './places';

/** A right-to-left name, as some customers have one. */
export const RIGHT_TO_LEFT_NAME = 'عيادة النور';
/** As long as names get in practice: 80 characters. */
export const LONG_NAME = 'Gemeinnützige Wohnungsbau- und Siedlungsgenossenschaft Schleswig-Holstein Ost eG';

/** Name and sector; the first is the largest. Two pairs are the same customer entered twice. */
export const CUSTOMER_TEXTS: readonly (readonly [name: string, sector: Sector])[] = [
  ['Wohnungsbaugenossenschaft Köpenick 1894 eG', 'housing'],
  [LONG_NAME, 'housing'],
  ['Hansa Wohnen GmbH', 'housing'],
  ['Bauverein Alte Werft eG', 'housing'],
  ['Hausverwaltung Möller & Söhne', 'housing'],
  ['WEG Kastanienallee 12–18', 'housing'],
  ['Stadtwohnen Lübeck mbH', 'housing'],
  ['Genossenschaft Grüner Winkel eG', 'housing'],
  ['Studierendenwerk Küste AöR', 'housing'],
  ['Seniorenstift Haus Abendröte', 'housing'],
  ['Grundschule Am Mühlenteich', 'school'],
  ['Gymnasium Große Freiheit', 'school'],
  ['Berufsschulzentrum Nord', 'school'],
  ['Kita Sonnenschein e. V.', 'school'],
  ['KiTa Sonnenschein e.V.', 'school'],
  ['Volkshochschule Pinneberg', 'school'],
  ['Musikschule Łucja Wiśniewska', 'school'],
  ['Internationale Schule Rostock', 'school'],
  ['Klinikum Försterkamp', 'clinic'],
  [RIGHT_TO_LEFT_NAME, 'clinic'],
  ['Zahnarztpraxis Dr. Çelik', 'clinic'],
  ['Reha-Zentrum Ostsee', 'clinic'],
  ['Ärztehaus am Rosengarten', 'clinic'],
  ['Tierklinik Dörpstraat', 'clinic'],
  ['Labor Größer & Partner', 'clinic'],
  ['Dialysezentrum Hansestadt', 'clinic'],
  ['Kanzlei Brömmel Rechtsanwälte', 'office'],
  ['Nordlicht Versicherungen AG', 'office'],
  ['Bürohaus Elbufer GmbH & Co. KG', 'office'],
  ['Steuerbüro Öztürk', 'office'],
  ['Architekturbüro Højgaard', 'office'],
  ['Finanzamt Neumünster', 'office'],
  ['Stadtverwaltung Mölln', 'office'],
  ['Amtsgericht Oldenburg', 'office'],
  ['Coworking "Der Speicher"', 'office'],
  ['Redaktion Küstenblatt', 'office'],
  ["O'Reilly's Irish Pub", 'retail'],
  ['Bäckerei Thomsen GmbH', 'retail'],
  ['Baeckerei Thomsen GmbH', 'retail'],
  ['Möbelhaus Kähler', 'retail'],
  ['Supermarkt Frischeck', 'retail'],
  ['Autohaus Weißflog', 'retail'],
  ['Drogerie Lindgren', 'retail'],
  ['Buchhandlung Hölderlin', 'retail'],
  ['Hotel Zur Schönen Aussicht', 'retail'],
  ['Fitnesswerk Nord', 'retail'],
  ['Werft Blohm Söhne GmbH', 'industry'],
  ['Seehafen Logistik GmbH', 'industry'],
  ['Druckerei Überschär', 'industry'],
  ['Molkerei Süderbrarup eG', 'industry'],
  ['Windkraft Fehmarn GmbH', 'industry'],
  ['Brauerei Störtebekers Erben', 'industry'],
  ['Fischhandel Jøhannsen', 'industry'],
  ['Familie Nguyễn-Hoffmann', 'private'],
  ["Chiara D'Agostino", 'private'],
  ['Dr. Käthe Müller-Lüdenscheidt', 'private'],
  ['Ingeborg Vöß', 'private'],
  ['Paweł Święcicki', 'private'],
  ['François Béranger', 'private'],
  ['Anneliese Jäger', 'private'],
];

/** The pairs above: same phone, or same tax number. */
export const NEAR_DUPLICATES = [
  ['Kita Sonnenschein e. V.', 'KiTa Sonnenschein e.V.'],
  ['Bäckerei Thomsen GmbH', 'Baeckerei Thomsen GmbH'],
] as const;

/** For more customers than these. */
export const MORE_CUSTOMERS: Readonly<Record<Sector, readonly string[]>> = {
  housing: ['Hausverwaltung', 'Wohnungsgenossenschaft', 'Bauverein'],
  school: ['Grundschule', 'Gymnasium', 'Kita'],
  clinic: ['Klinik', 'Praxis', 'Pflegeheim'],
  office: ['Kanzlei', 'Bürohaus', 'Verwaltung'],
  retail: ['Markt', 'Hotel', 'Autohaus'],
  industry: ['Werk', 'Spedition', 'Druckerei'],
  private: ['Familie', 'Haushalt', 'Eigentümer'],
};

export const STATUS_REASONS = {
  onHold: [
    'Three invoices unpaid since summer; no new work until they are settled.',
    'Change of ownership: contract is being rewritten.',
    'Building closed for renovation until spring.',
    'Insolvency administrator asked to pause all visits.',
  ],
  doNotService: [
    'Staff were threatened on site twice. Refer every call to Ana Adler.',
    'Asbestos not declared. No visit before a written clearance.',
  ],
} as const;

export const CUSTOMER_NOTES = [
  'Wants the report by e-mail on the day of the visit.',
  'Invoices only with order number.',
  'Prefers visits before 9:00.',
  'Yearly price talk in February.',
  'Ring twice, the bell is quiet.',
  'Board meets on the first Tuesday of the month; offers should be there a week earlier.',
] as const;

export const CUSTOMER_TAGS = [
  'winter service',
  'key customer',
  'public tender',
  'framework contract',
  'listed building',
  'night access',
  'green cleaning',
] as const;

/** First and last names of contacts, and what they do. */
export const CONTACT_FIRST = [
  'Petra',
  'Uwe',
  'Gülay',
  'Jens',
  'Anke',
  'René',
  'Svetlana',
  'Björn',
  'Chloé',
  'Mehmet',
  'Rosemarie',
  'Tomáš',
  'Inga',
  'Kwame',
  'Ulrike',
  'Jörg',
  'Noor',
  'Dörte',
  'Hinnerk',
  'Aleksandra',
] as const;
export const CONTACT_LAST = [
  'Kühn',
  'Petersen',
  'Aydın',
  'Lorenz',
  'Groß',
  'Dvořák',
  'Hansen',
  'Weiß',
  "O'Neill",
  'Schäfer',
  'Bîrsan',
  'Lühr',
  'Jansen',
  'Müller',
  'Fröhlich',
  'Boateng',
  'Ström',
  'Voß',
  'Marković',
  'Thiel',
] as const;
export const CONTACT_FUNCTIONS = [
  'Facility manager',
  'Caretaker',
  'Head of administration',
  'Accounting',
  'Headteacher',
  'Office manager',
  'Technical director',
  'Board member',
  'Receptionist',
] as const;
