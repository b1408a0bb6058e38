import fc from 'fast-check';
import { readDescriptors } from '../../shared/build/apps';
import { namesOf, renamed, TEMPLATE_NAMES } from './names';
import { refuseTaken } from './refuse-taken';

/** The name to type for an area, after one attempt: this one, or the plural that its refusal names. */
function told(id: string): string {
  try {
    return namesOf(id).many.kebab;
  } catch (error) {
    return /type (\S+) in place of/.exec(`${error}`)?.[1] ?? `no advice: ${error}`;
  }
}

describe('the names of a new area', () => {
  it.each([
    ['vehicles', 'vehicle'],
    ['batteries', 'battery'],
    ['boxes', 'box'],
    ['meter-readings', 'meter-reading'],
    ['statuses', 'status'],
    ['bus-routes', 'bus-route'],
    ['buses', 'bus'],
    ['movies', 'movie'],
    ['series', 'series'],
    ['people', 'person'],
    ['contact-people', 'contact-person'],
    ['shelves', 'shelf'],
    ['purchases', 'purchase'],
    ['equipment', 'equipment'],
    ['glass', 'glass'],
    ['company-cars', 'company-car'],
    ['keys', 'key'],
    ['news', 'news'],
    ['office-supplies', 'office-supply'],
    ['branches', 'branch'],
    ['caches', 'cache'],
    ['addresses', 'address'],
    ['houses', 'house'],
    ['fuses', 'fuse'],
    ['lenses', 'lens'],
    ['quizzes', 'quiz'],
    ['sizes', 'size'],
    ['analyses', 'analysis'],
    ['menus', 'menu'],
    ['ties', 'tie'],
    ['cafeterias', 'cafeteria'],
    ['valves', 'valve'],
    ['photos', 'photo'],
  ])('of %s are records each called %s', (id, one) => {
    expect(namesOf(id).one.kebab).toBe(one);
  });

  it('are what is said where English is no help', () => {
    expect(namesOf('premises', 'premises').one.words).toBe('premises');
  });

  it.each([
    ['vehicle', 'vehicles'],
    ['company-car', 'company-cars'],
    ['battery', 'batteries'],
    ['key', 'keys'],
    ['box', 'boxes'],
    ['branch', 'branches'],
    ['bus', 'buses'],
    ['address', 'addresses'],
    ['gas', 'gases'],
    ['basis', 'bases'],
    ['contact-person', 'contact-people'],
    ['cookie', 'cookies'],
    ['batterys', 'batteries'],
  ])('are not made from the singular: %s is told to be %s', (id, many) => {
    expect(() => namesOf(id)).toThrow(
      `The name must be plural: type ${many} in place of ${id}, or add --one <name of one record> if ${id} is the plural.`,
    );
  });

  it('are those of a plural that looks like none, where one record is named', () => {
    const { many, one } = namesOf('cacti', 'cactus');
    expect([many.title, one.title]).toEqual(['Cacti', 'Cactus']);
  });

  it('are taken as they are told to be', () => {
    // With an -s they are singular words: bus, basis, axis, alias, atlas, bias, canvas, gas, lens.
    const word = fc
      .stringMatching(/^[a-z][a-z0-9]{0,12}(-[a-z0-9]{1,12})?$/)
      .filter((one) => !/(u|[sx]i|alia|atla|bia|canva|ga|len)s?$/.test(one));
    const ending = fc.constantFrom('', 's', 'es', 'y', 'ies', 'ch', 'x');
    fc.assert(
      fc.property(word, ending, (beginning, end) => {
        const many = told(`${beginning}${end}`);
        expect(namesOf(many).many.kebab).toBe(many);
      }),
    );
  });

  it.each(['Rooms', '../rooms', 'meter_readings', 'rooms-', '-rooms', '1st', '', 'x'.repeat(31)])(
    'are never made from "%s"',
    (id) => {
      expect(() => namesOf(id)).toThrow(/must (be lower-case words|have at most 30 characters)/);
    },
  );

  it('take the place of those of the template in every spelling', () => {
    const text = 'sample-records sampleRecords SampleRecord "New sample record" Sample records';
    expect(renamed(text, namesOf('meter-readings'))).toBe(
      'meter-readings meterReadings MeterReading "New meter reading" Meter readings',
    );
    expect(renamed(text, TEMPLATE_NAMES)).toBe(text);
  });
});

describe('a name that is taken', () => {
  it.each([
    ['customers', 'there is an area of this name'],
    ['remotes', '/remotes belongs to the host'],
    ['reminders', 'the path /reminders belongs to the area "customers"'],
    ['counters', 'there is a collection "counters" in backend/firestore.rules'],
    ['classes', 'it is a word of the programming language'],
    ['columns', "the area's files use the name for something else"],
  ])('is refused: %s', async (id, why) => {
    await expect(refuseTaken(namesOf(id), await readDescriptors())).rejects.toThrow(why);
  });

  it('is refused where its one record is named, too', async () => {
    const names = namesOf('profile', 'profile');
    await expect(refuseTaken(names, await readDescriptors())).rejects.toThrow('/profile belongs to the host');
  });

  it('is not one that only begins like another', async () => {
    await expect(refuseTaken(namesOf('task-lists'), await readDescriptors())).resolves.toBeUndefined();
  });
});
