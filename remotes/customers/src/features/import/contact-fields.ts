import { choiceColumn } from '@fm/screens/import';
import { CALLED, column, type Fill, type PartField, text } from './part-column';
import { contactIn, type RowInput } from './row-form';

const contactText = (key: 'name' | 'function' | 'email' | 'phone'): Fill =>
  text((row, value) => {
    contactIn(row)[key] = value;
  });

const personName = (key: keyof RowInput['person']): Fill =>
  text((row, value) => {
    contactIn(row);
    row.person[key] = value;
  });

const callFirst = choiceColumn<RowInput, 'yes' | 'no'>({
  codes: ['yes', 'no'],
  labels: { yes: 'Yes', no: 'No' },
  aliases: { yes: ['ja', 'x', '1', 'true'], no: ['nein', '-', '0', 'false'] },
  set: (row, code) => {
    contactIn(row).primary = code === 'yes';
  },
});

/** What a file can say of a contact of a customer. */
export const CONTACT_FIELDS: readonly PartField[] = [
  column(
    'contact',
    'name',
    { label: 'Contact name', words: [], alone: [...CALLED.contact, 'ansprechperson'] },
    contactText('name'),
  ),
  column(
    'contact',
    'firstName',
    { label: 'Contact first name', words: ['vorname'], alone: ['first name', 'given name', 'vorname'] },
    personName('first'),
    'name',
  ),
  column(
    'contact',
    'lastName',
    {
      label: 'Contact last name',
      words: ['nachname', 'surname'],
      alone: ['last name', 'surname', 'family name', 'nachname', 'familienname'],
    },
    personName('last'),
    'name',
  ),
  column(
    'contact',
    'function',
    {
      label: 'Contact function',
      words: ['role', 'position', 'funktion', 'rolle'],
      alone: ['function', 'role', 'job title', 'position', 'funktion', 'rolle'],
    },
    contactText('function'),
  ),
  column(
    'contact',
    'email',
    { label: 'Contact e-mail', words: ['email', 'mail', 'e-mail'] },
    contactText('email'),
  ),
  column(
    'contact',
    'phone',
    { label: 'Contact phone', words: ['telephone', 'mobile', 'telefon', 'tel', 'tel.', 'mobil', 'handy'] },
    contactText('phone'),
  ),
  column(
    'contact',
    'primary',
    { label: 'Primary contact', words: [], alone: ['call first', 'primary contact', 'hauptkontakt'] },
    callFirst,
  ),
];
