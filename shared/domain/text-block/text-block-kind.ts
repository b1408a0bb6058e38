import { DERIVED, defineKind } from '../record';
import { fold, tokensOf } from '../tokens';
import { TEXT_BLOCK_PLACE_LABELS, type TextBlock, textBlockSchema } from './text-block';

export const textBlocks = defineKind<TextBlock>({
  path: 'textBlocks',
  type: 'textBlock',
  called: { one: 'text block', many: 'text blocks' },
  permission: 'offers:edit',
  trash: 'alone',
  schema: textBlockSchema,
  fields: {
    name: 'Name',
    nameLower: DERIVED,
    place: { label: 'Place', labels: TEXT_BLOCK_PLACE_LABELS },
    textDe: 'German text',
    textEn: 'English text',
  },
  label: ({ name }) => name,
  tokens: ({ name }) => tokensOf([name]),
  derived: ({ name }) => ({ nameLower: fold(name) }),
});
