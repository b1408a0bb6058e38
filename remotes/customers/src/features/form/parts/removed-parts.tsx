import { Button, Notice } from '@fm/ui';

interface RemovedPart {
  readonly row: { readonly recordId: string; readonly name: string };
}

interface RemovedPartsProps<Removed extends RemovedPart> {
  readonly removed: readonly Removed[];
  onPutBack(removed: Removed): void;
}

/** What saving will remove, each with a way back. Rows that had no name yet are gone without a word. */
export const RemovedParts = <Removed extends RemovedPart>({
  removed,
  onPutBack,
}: RemovedPartsProps<Removed>) =>
  removed
    .filter(({ row }) => row.name !== '')
    .map((part) => (
      <Notice
        key={part.row.recordId}
        action={
          <Button variant="outline" size="sm" onClick={() => onPutBack(part)}>
            Undo
          </Button>
        }
      >
        {`“${part.row.name}” is removed when you save.`}
      </Notice>
    ));
