import { Button, Notice } from '@fm/ui';

interface RemovedPartsProps<Row> {
  readonly removed: readonly Row[];
  nameOf(row: Row): string;
  onPutBack(row: Row): void;
}

/** What saving will remove, each with a way back. Rows that had no name yet are gone without a word. */
export const RemovedParts = <Row,>({ removed, nameOf, onPutBack }: RemovedPartsProps<Row>) =>
  removed
    .filter((row) => nameOf(row) !== '')
    .map((row) => (
      <Notice
        key={nameOf(row)}
        action={
          <Button variant="outline" size="sm" onClick={() => onPutBack(row)}>
            Undo
          </Button>
        }
      >
        {`“${nameOf(row)}” is removed when you save.`}
      </Notice>
    ));
