import { textBlockForm, textBlocks } from '@fm/domain/text-block';
import { defineSave } from '../save';

/** Creates a text block, or saves its form. */
const saveTextBlock = defineSave('textBlocks.save', 'offers:edit', {
  kind: textBlocks,
  schema: textBlockForm.schema,
  toRecord: (values) => textBlockForm.toRecord(values),
});

/** What can be changed about text blocks, besides what is of records of any kind. */
export const textBlockCommands = [saveTextBlock] as const;
