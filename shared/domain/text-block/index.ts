export {
  blockText,
  hasTextIn,
  MAX_BLOCK_TEXT,
  TEXT_BLOCK_PLACE_LABELS,
  TEXT_BLOCK_PLACES,
  type TextBlock,
  type TextBlockPlace,
  textBlockSchema,
} from './text-block';
export { type TextBlockInput, type TextBlockValues, textBlockForm } from './text-block-form';
export { textBlocks } from './text-block-kind';
