import { COMPANY, COMPANY_DEFAULTS, keepCompany } from '@fm/domain/company';
import { KeptCompany } from './kept-company';

beforeEach(() => localStorage.clear());
afterEach(() => keepCompany(undefined));

const open = () => {
  const kept = new KeptCompany(localStorage);
  kept.begin();
  return kept;
};
const settings = {
  ...COMPANY_DEFAULTS,
  name: 'Nord',
  timezone: 'Europe/Lisbon',
  logo: 'data:x',
  iban: 'DE1',
};

it('begins with the defaults, and draws again what went by them once the settings are read', () => {
  const kept = open();
  expect(COMPANY.timezone).toBe('Europe/Berlin');
  expect(kept.hear(settings)).toBe(false);
  expect([COMPANY.timezone, COMPANY.logo]).toEqual(['Europe/Lisbon', 'data:x']);
  expect(kept.getSnapshot()).toEqual({ name: 'Nord', version: 1 });
});

it('draws nothing again under the hands of somebody who types', () => {
  const kept = open();
  const end = kept.watchTyping();
  const field = document.body.appendChild(document.createElement('input'));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  end();
  expect(kept.hear(settings)).toBe(false);
  expect(COMPANY.timezone).toBe('Europe/Lisbon');
  expect(kept.getSnapshot()).toEqual({ name: 'Nord', version: 0 });
});

it('begins with what this browser saw last, and draws nothing again where that is still true', () => {
  open().hear(settings);
  keepCompany(undefined);
  const kept = open();
  expect(COMPANY.timezone).toBe('Europe/Lisbon');
  expect(kept.getSnapshot()).toEqual({ name: 'Nord', version: 0 });
  expect(kept.hear(settings)).toBe(false);
  expect(kept.hear({ ...settings, trashDays: 60 })).toBe(true);
  expect(kept.getSnapshot().version).toBe(0);
});

it('keeps nothing of what stands on papers in the browser', () => {
  open().hear(settings);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/data:x|DE1/);
});

it('tells of a change while the page is open, and leaves what is drawn', () => {
  const kept = open();
  kept.hear(settings);
  expect(kept.hear({ ...settings, trashDays: 60 })).toBe(true);
  expect(COMPANY.trashDays).toBe(60);
  expect(kept.getSnapshot().version).toBe(1);
  expect(kept.hear({ ...settings, trashDays: 60, iban: 'DE2' })).toBe(false);
});

it('begins with the defaults where what was kept is damaged', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem('fm.company', '{');
  open();
  expect(COMPANY.timezone).toBe('Europe/Berlin');
  expect(said).toHaveBeenCalled();
});
