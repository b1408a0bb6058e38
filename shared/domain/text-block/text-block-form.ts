import * as v from 'valibot';
import { toForm, toRecord } from '../record';
import { optionalText, requiredText } from '../text';
import { fold } from '../tokens';
import {
  MAX_BLOCK_LINE,
  MAX_BLOCK_TEXT,
  TEXT_BLOCK_PLACES,
  type TextBlock,
  textBlockSchema,
} from './text-block';

const tooLong = `Shorten this to at most ${MAX_BLOCK_LINE} characters: it stands among the lines.`;
const fits = (text: string, place: TextBlock['place']) => place !== 'line' || text.length <= MAX_BLOCK_LINE;

/** What the form of a text block edits. */
export const textBlockFormSchema = v.pipe(
  v.object({
    name: requiredText('a name', 1, 80),
    place: v.picklist(TEXT_BLOCK_PLACES, 'Choose where it stands.'),
    textDe: optionalText(MAX_BLOCK_TEXT),
    textEn: optionalText(MAX_BLOCK_TEXT),
  }),
  v.forward(
    v.check(({ textDe, textEn }) => Boolean(textDe || textEn), 'Enter the text in one language at least.'),
    ['textDe'],
  ),
  v.forward(
    v.check(({ textDe, place }) => fits(textDe, place), tooLong),
    ['textDe'],
  ),
  v.forward(
    v.check(({ textEn, place }) => fits(textEn, place), tooLong),
    ['textEn'],
  ),
);
export type TextBlockInput = v.InferInput<typeof textBlockFormSchema>;
export type TextBlockValues = v.InferOutput<typeof textBlockFormSchema>;

const emptyTextBlock = (): TextBlockInput => ({ name: '', place: 'intro', textDe: '', textEn: '' });

export const textBlockForm = {
  schema: textBlockFormSchema,
  empty: emptyTextBlock,
  fromRecord: (block: TextBlock): TextBlockInput => toForm(emptyTextBlock(), block),
  toRecord: (values: TextBlockValues): TextBlock => ({
    ...toRecord(textBlockSchema, values),
    nameLower: fold(values.name),
  }),
};
