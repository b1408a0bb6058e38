import { COMPANY } from '@fm/domain/company';
import type { HistoryEvent } from '@fm/domain/event';
import { kindLabel, kindNamed } from '@fm/domain/kinds';
import type { Stored } from '@fm/domain/record';
import { formatInstant } from '@fm/ui';
import { changeLine, entryText, historyFormats } from '@fm/ui/history';
import { PrintTable } from '@fm/ui/print';
import { NoteText } from '../history/note-text';
import { replacedNotes } from '../history/replaced-notes';

type Entry = Stored<HistoryEvent>;

/** Paper says times as the company's clocks show them, wherever it was printed. */
const PAPER = { ...historyFormats, instant: (at: Date) => formatInstant(at, COMPANY.timezone) };

const columnsOf = (replaced: ReadonlySet<string>) => [
  {
    id: 'when',
    header: 'When',
    cell: ({ at }: Entry) => formatInstant(at, COMPANY.timezone),
    narrow: true,
  },
  {
    id: 'what',
    header: 'What happened',
    cell: (entry: Entry) => <Told entry={entry} isReplaced={replaced.has(entry.id)} />,
  },
  {
    id: 'about',
    header: 'About',
    cell: ({ entity }: Entry) => (
      <>
        {`${kindLabel(entity.type)} `}
        <bdi>{entity.label}</bdi>
      </>
    ),
  },
  { id: 'who', header: 'Who', cell: ({ actor }: Entry) => <bdi>{actor.name}</bdi>, narrow: true },
];

/** What happened, closer together than on the screen: paper is read line by line. */
export const HistoryTable = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <PrintTable
    caption="History"
    columns={columnsOf(replacedNotes(entries))}
    rows={entries}
    rowKey={({ id }) => id}
  />
);

function Told({ entry, isReplaced }: { readonly entry: Entry; readonly isReplaced: boolean }) {
  const { title, fields, note } = entryText(kindNamed(entry.entity.type)?.fields ?? {}, entry, PAPER);
  // A note says itself what it is.
  const isNote = entry.kind === 'note' && entry.corrects === undefined;
  return (
    <>
      {!isNote && <p dir="auto">{title}</p>}
      {note && <NoteText text={note} isReplaced={isReplaced} />}
      {fields.map((change) => (
        <p key={change.field} dir="auto">
          {changeLine(change)}
        </p>
      ))}
    </>
  );
}
