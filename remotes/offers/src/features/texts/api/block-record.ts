import { run } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import { type TextBlockValues, textBlockForm, textBlocks } from '@fm/domain/text-block';

/** The text block with `id` as a form, or a new one. */
export const useBlockRecord = (
  id: string | undefined,
  onSaved: (id: string, mode: 'create' | 'edit', values: TextBlockValues) => void,
) =>
  useRecordForm({
    collection: textBlocks,
    id,
    ...textBlockForm,
    store: (input) => run('textBlocks.save', input),
    onSaved,
  });
