import { textBlockAddress } from '@fm/contract/addresses';
import {
  TEXT_BLOCK_PLACE_LABELS,
  TEXT_BLOCK_PLACES,
  type TextBlock,
  textBlocks,
} from '@fm/domain/text-block';
import { defineList, type ListTable, RecordListPage, selectFilter } from '@fm/screens/list';
import type { Column } from '@fm/ui/table';
import { BlockFormScreen } from '../../pages';
import { OfferTabs } from '../../tabs/offer-tabs';
import { type BlockFilter, type BlockSort, blocksQuery } from '../api/blocks-query';
import css from './block-list.module.css';

/** Texts that the company puts into offers again and again. */
export const blockList = defineList<TextBlock, BlockFilter, BlockSort>({
  kind: textBlocks,
  path: textBlockAddress.list(),
  called: { one: 'text', many: 'texts' },
  filters: {
    place: selectFilter({
      label: 'Inserted',
      values: TEXT_BLOCK_PLACES,
      labels: TEXT_BLOCK_PLACE_LABELS,
      emptyLabel: 'Anywhere',
    }),
  },
  sorts: ['name'],
  defaultSort: { column: 'name', direction: 'asc' },
  query: blocksQuery,
  empty: {
    searched: 'names',
    about:
      'Texts that offers need again and again: greetings, conditions, warranties. Offers insert them in the language of the customer.',
  },
  create: { to: textBlockAddress.new(), permission: 'offers:edit' },
});

const Text = ({ text }: { readonly text: string | undefined }) =>
  text ? (
    <span className={css.text} dir="auto">
      {text}
    </span>
  ) : (
    <span className={css.none}>Not there yet</span>
  );

const columns: readonly Column<TextBlock>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => <span dir="auto">{name}</span> },
  { id: 'place', header: 'Inserted', cell: ({ place }) => TEXT_BLOCK_PLACE_LABELS[place] },
  { id: 'textDe', header: 'In German', cell: ({ textDe }) => <Text text={textDe} /> },
  { id: 'textEn', header: 'In English', cell: ({ textEn }) => <Text text={textEn} /> },
];

const table: ListTable<TextBlock, BlockFilter, BlockSort> = {
  caption: 'Texts',
  columns,
  rowHref: ({ id }) => textBlockAddress.edit(id),
};

const OPENED_NEXT = [BlockFormScreen];

/** `/create-offer/texts`: the company's texts for offers. */
export const BlockList = () => (
  <RecordListPage
    next={OPENED_NEXT}
    list={blockList}
    table={table}
    title="Offers"
    documentTitle="Texts"
    above={<OfferTabs current="texts" />}
  />
);
