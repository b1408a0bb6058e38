import { isRecordId, isServersId } from './index';

describe('the id of a record', () => {
  it.each(['customer-01', 'plan-01_2026-11-23', 'Größe 7', '...', '__half'])('may be "%s"', (id) => {
    expect(isRecordId(id)).toBe(true);
  });

  it.each([
    '',
    '.',
    '..',
    'a/b',
    '../tasks',
    '__all__',
    'x'.repeat(376),
    'constructor',
    'prototype',
    'toString',
    'a\0b',
    'a\nb',
    'a\u200bb',
    'a\u3164b',
    '\ud800',
  ])('is never "%s"', (id) => {
    expect(isRecordId(id)).toBe(false);
  });
});

it('is for the server to give where it follows from what the record is about', () => {
  const ids = ['plan-01_2026-11-23', 'end-c1-2026-12-01', 'customer-c1-purged', 'w1', '2026-11-23', 'purged'];
  expect(ids.filter(isServersId)).toEqual(ids.slice(0, 3));
});
