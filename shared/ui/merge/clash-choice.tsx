import type { ClashSide, FormClash } from '../form/record-form-state';
import { clashTitle, clashWords } from './merge-words';
import { SideChoice } from './side-choice';

interface ClashChoiceProps {
  readonly clash: FormClash;
  /** Names of the form's fields by their paths. */
  readonly labels: ReadonlyMap<string, string>;
  readonly names: Readonly<Record<ClashSide, string>>;
  readonly side: ClashSide | undefined;
  /** It was tried to go on without choosing here. */
  readonly missing: boolean;
  readonly onChoose: (side: ClashSide) => void;
}

const SIDES = ['mine', 'theirs'] as const;

/** One place that two people changed: both beside each other, with what stood there before. */
export function ClashChoice({ clash, labels, names, side, missing, onChoose }: ClashChoiceProps) {
  // A row that one of them took away has no value of its own.
  const gone = clash.row !== undefined && clash.path.length % 2 === 0;
  const words = (value: unknown) =>
    clashWords(clash, value) ?? (gone && value === undefined ? 'Removed' : 'Empty');
  return (
    <SideChoice
      legend={clashTitle(clash, labels)}
      sides={SIDES.map((one) => ({ id: one, name: names[one], words: words(clash[one]) }))}
      chosen={side}
      missing={missing}
      note={`Before: ${words(clash.base)}`}
      onChoose={onChoose}
    />
  );
}
