import type { ChecklistItem } from '@fm/domain/work-order';
import { formatsOf } from './formats';
import { resultText } from './result-text';
import { languageOf, REPORT_TEXTS } from './texts';

const item = (fields: object) => ({ order: 0, label: 'x', required: false, ...fields }) as ChecklistItem;

it('is in the language asked for, else in the customer’s where there are words for it, else in English', () => {
  expect(languageOf('en', 'de')).toBe('en');
  expect(languageOf(null, 'de')).toBe('de');
  expect(languageOf(null, 'fr')).toBe('en');
  expect(languageOf('tlh', undefined)).toBe('en');
});

it('leaves no word out in any language', () => {
  for (const words of Object.values(REPORT_TEXTS))
    expect(Object.values(words).filter((word) => word === '')).toEqual([]);
  expect(Object.keys(REPORT_TEXTS.de)).toEqual(Object.keys(REPORT_TEXTS.en));
});

it.each([
  [{ kind: 'check', value: true }, 'Erledigt'],
  [{ kind: 'check', value: false }, undefined],
  [{ kind: 'passFail', value: 'fail' }, 'Nicht in Ordnung'],
  [{ kind: 'number', value: 3.5, unit: 'bar', min: 1, max: 3 }, '3,5 bar (1 – 3)'],
  [{ kind: 'number', value: 3, min: 1 }, '3 (≥ 1)'],
  [{ kind: 'number' }, undefined],
  [{ kind: 'text', value: 'Dicht.' }, 'Dicht.'],
  [{ kind: 'text', value: '' }, undefined],
  [{ kind: 'choice', options: ['F7'], value: 'F7' }, 'F7'],
  [{ kind: 'photo', value: 'a1' }, 'siehe Foto'],
] as const)('says of %j: %s', (fields, words) => {
  expect(resultText(item(fields), REPORT_TEXTS.de, formatsOf('de'))).toBe(words);
});

it('writes days, times and numbers as its language does, with the clock of the site', () => {
  const at = new Date('2026-11-20T07:05:00Z');
  const de = formatsOf('de');
  expect([de.day('2026-11-20'), de.time(at, 'Europe/Berlin'), de.quantity(1500), de.duration(90)]).toEqual([
    '20. Nov. 2026',
    '08:05',
    '1,5',
    '1:30 h',
  ]);
  expect(formatsOf('en').instant(at, 'America/New_York')).toBe('20 Nov 2026, 02:05');
});
