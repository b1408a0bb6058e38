import { type Comparable, markOf, SIGNS, whyOf } from './signs';

const marks = (customer: Comparable) => SIGNS.map((sign) => markOf(sign, customer));

describe('what customers are compared by', () => {
  it('is the same however it is spelled', () => {
    const one = {
      name: 'Bäckerei Thomsen',
      email: 'Post@Thomsen.example',
      phone: '+49 (0)40 / 710-09 00',
      taxId: 'DE 123 456 789',
      billing: { city: ' Köln' },
    };
    const other = {
      name: 'bäckerei thomsen ',
      email: 'post@thomsen.example',
      phone: '0049407100900',
      taxId: 'de123456789',
      billing: { city: 'Köln' },
    };
    expect(marks(one)).toEqual(marks(other));
    expect(marks(one)).toEqual([
      'DE123456789',
      'post@thomsen.example',
      '+49407100900',
      'backerei thomsen / koln',
    ]);
  });

  it('is nothing where nothing is said, so that two empty fields are no sign', () => {
    expect(marks({ name: ' ', email: '', phone: undefined })).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('claims no same town of two that have none', () => {
    const [, , , name] = SIGNS;
    expect(name && whyOf(name, { name: 'Zoë', billing: { city: ' ' } })).toBe('same name');
    expect(name && whyOf(name, { name: 'Zoë', billing: { city: 'Ulm' } })).toBe('same name and town');
  });

  it('tells two of the same name in two towns apart', () => {
    expect(marks({ name: 'Zoë', billing: { city: 'Ulm' } })[3]).not.toBe(marks({ name: 'Zoë' })[3]);
  });
});
