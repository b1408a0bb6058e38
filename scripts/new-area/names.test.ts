import { readDescriptors } from '../../shared/build/apps';
import { namesOf, renamed, TEMPLATE_NAMES } from './names';
import { refuseTaken } from './refuse-taken';

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
  ])('of %s are records each called %s', (id, one) => {
    expect(namesOf(id).one.kebab).toBe(one);
  });

  it('are what is said where English is no help', () => {
    expect(namesOf('premises', 'premises').one.words).toBe('premises');
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
    ['profile', '/profile belongs to the host'],
    ['reminders', 'the path /reminders belongs to the area "customers"'],
    ['counters', 'there is a collection "counters" in backend/firestore.rules'],
    ['classes', 'it is a word of the programming language'],
    ['columns', "the area's files use the name for something else"],
  ])('is refused: %s', async (id, why) => {
    await expect(refuseTaken(namesOf(id), await readDescriptors())).rejects.toThrow(why);
  });

  it('is not one that only begins like another', async () => {
    await expect(refuseTaken(namesOf('task-lists'), await readDescriptors())).resolves.toBeUndefined();
  });
});
