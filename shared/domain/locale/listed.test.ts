import { listed } from './listed';

it.each([
  [[], ''],
  [['sites'], 'sites'],
  [['sites', 'contacts'], 'sites and contacts'],
  [['sites', 'contacts', 'reminders'], 'sites, contacts and reminders'],
])('%j are listed as "%s"', (words, text) => {
  expect(listed(words)).toBe(text);
});
