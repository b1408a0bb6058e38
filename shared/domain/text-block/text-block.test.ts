import * as v from 'valibot';
import { blockText, hasTextIn, type TextBlockInput, textBlockForm } from './index';

const typed = (over: Partial<TextBlockInput> = {}): TextBlockInput => ({
  name: 'Warranty',
  place: 'terms',
  textDe: 'Zwei Jahre.',
  textEn: '',
  ...over,
});
const problems = (over: Partial<TextBlockInput>) =>
  v.safeParse(textBlockForm.schema, typed(over)).issues?.map((issue) => v.getDotPath(issue));

describe('a text block', () => {
  it('is in the language that is asked for, else in the other one', () => {
    const block = textBlockForm.toRecord(v.parse(textBlockForm.schema, typed()));
    expect([blockText(block, 'de'), blockText(block, 'en')]).toEqual(['Zwei Jahre.', 'Zwei Jahre.']);
    expect([hasTextIn(block, 'de'), hasTextIn(block, 'en')]).toEqual([true, false]);
    expect(blockText({ ...block, textEn: 'Two years.' }, 'en')).toBe('Two years.');
  });

  it('has a text', () => {
    expect(problems({ textDe: '  ' })).toEqual(['textDe']);
    expect(problems({ textDe: '', textEn: 'Two years.' })).toBeUndefined();
  });

  it('fits where it is to stand', () => {
    const long = 'x'.repeat(2001);
    expect(problems({ textEn: long })).toBeUndefined();
    expect(problems({ textEn: long, place: 'line' })).toEqual(['textEn']);
  });
});
