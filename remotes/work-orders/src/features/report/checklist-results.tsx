import { type ChecklistItem, isFailed } from '@fm/domain/work-order';
import { PrintTable } from '@fm/ui/print';
import { resultWords } from './result-words';
import type { Said } from './said';

type Item = ChecklistItem & { readonly id: string };

/** What was found, item by item; what failed stands out without any colour. */
export function ChecklistResults({ items, words, formats }: Said & { readonly items: readonly Item[] }) {
  return (
    <PrintTable
      caption={words.checklist}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { id: 'item', header: words.item, cell: ({ label }) => <bdi>{label}</bdi> },
        {
          id: 'result',
          header: words.result,
          cell: (item) => {
            const result = resultWords(item, words, formats) ?? words.open;
            return isFailed(item) ? <strong>{result}</strong> : result;
          },
        },
        { id: 'remark', header: words.remark, cell: ({ note }) => note },
      ]}
    />
  );
}
