import type { TextBlock } from '@fm/domain/text-block';
import { openTestDoor } from '../testing';

const values = { name: 'Warranty', place: 'terms', textDe: 'Zwei Jahre.', textEn: '' } as const;

function withBlock() {
  const door = openTestDoor(new Date('2026-11-20T09:00:00Z'));
  const save = (over: object = {}, uid = 'office', base: TextBlock | null = null) =>
    door.ask(uid, 'textBlocks.save', { id: 'b1', values: { ...values, ...over }, base });
  return { ...door, save, block: () => door.database.at('textBlocks/b1') as TextBlock };
}

describe('saving a text block', () => {
  it('creates it, and changes it', async () => {
    const { save, block } = withBlock();
    expect((await save()).ok).toBe(true);
    expect(block()).toMatchObject({ name: 'Warranty', nameLower: 'warranty', textDe: 'Zwei Jahre.' });
    await save({ textEn: 'Two years.', textDe: '' }, 'office', block());
    expect(block()).toMatchObject({ textEn: 'Two years.' });
    expect(block()).not.toHaveProperty('textDe');
  });

  it.each([
    ['textDe', { textDe: ' ' }],
    ['textDe', { textDe: 'x'.repeat(5001) }],
    ['textDe', { textDe: 'x'.repeat(2001), place: 'line' }],
    ['place', { place: 'cover' }],
    ['name', { name: '' }],
  ])('refuses one whose %s is %p', async (field, over) => {
    const { save, block } = withBlock();
    expect(await save(over)).toMatchObject({
      failure: { kind: 'invalid', fields: { [`values.${field}`]: expect.any(String) } },
    });
    expect(block()).toBeUndefined();
  });

  it('is closed to a manager, and open to an admin', async () => {
    const { save } = withBlock();
    expect(await save({}, 'manager')).toMatchObject({ failure: { kind: 'refused' } });
    expect((await save({}, 'admin')).ok).toBe(true);
  });
});
