import type { Fields } from '@fm/domain/record';
import { useContext, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Notice } from '../feedback/notice';
import { FormLabels } from '../form/form-labels';
import type { ClashSide, FormClash, OpenMerge } from '../form/record-form-state';
import { formatSentence } from '../format/number';
import css from './merge.module.css';
import { clashText, clashTitle, sideText } from './merge-texts';
import { SideChoice } from './side-choice';

/** What two people typed, side by side: nothing of either goes without somebody having seen it. */
export function MergeDialog({ merge }: { readonly merge: OpenMerge }) {
  const { by, next, clashes, fields, choose, putOff } = merge;
  const { all: allOf, ...names } = sideText(merge);
  const labels = useContext(FormLabels);
  const [sides, setSides] = useState<readonly (ClashSide | undefined)[]>(() => clashes.map(() => undefined));
  const [tried, setTried] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const open = sides.filter((side) => side === undefined).length;

  const take = () => {
    const chosen = sides.filter((side) => side !== undefined);
    if (chosen.length === clashes.length) return choose(chosen);
    setTried(true);
    const first = sides.indexOf(undefined);
    list.current?.querySelectorAll('fieldset')[first]?.querySelector('input')?.focus();
  };
  const all = (side: ClashSide) => setSides(clashes.map(() => side));
  return (
    <Dialog
      open
      stays
      size="lg"
      title={next === 'save' ? `${by} changed the same` : 'This was changed since you typed'}
      onClose={putOff}
      actions={
        <>
          <Button variant="outline" onClick={putOff}>
            Back to the form
          </Button>
          <Button variant="primary" onClick={take}>
            {next === 'save' ? 'Save with these choices' : 'Restore with these choices'}
          </Button>
        </>
      }
    >
      <p>
        {formatSentence(clashes.length, {
          one: 'Choose which one to keep. ',
          many: 'Choose for each of these {count} which one to keep. ',
        })}
        Everything else fits together.
      </p>
      {clashes.length > 1 && (
        <div className={css.all}>
          <Button variant="outline" size="sm" onClick={() => all('mine')}>
            {allOf.mine}
          </Button>
          <Button variant="outline" size="sm" onClick={() => all('theirs')}>
            {allOf.theirs}
          </Button>
        </div>
      )}
      <div ref={list} className={css.list}>
        {clashes.map((clash, index) => (
          <ClashChoice
            key={clash.path.join('.')}
            clash={clash}
            fields={fields}
            labels={labels}
            names={names}
            side={sides[index]}
            missing={tried && sides[index] === undefined}
            onChoose={(side) => setSides(sides.map((old, at) => (at === index ? side : old)))}
          />
        ))}
      </div>
      {tried && open > 0 && (
        <Notice tone="danger">
          {formatSentence(open, {
            one: 'One is still to be chosen.',
            many: '{count} are still to be chosen.',
          })}
        </Notice>
      )}
    </Dialog>
  );
}

interface ClashChoiceProps {
  readonly clash: FormClash;
  readonly fields: Fields;
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
function ClashChoice({ clash, fields, labels, names, side, missing, onChoose }: ClashChoiceProps) {
  // A row that one of them took away has no value of its own.
  const gone = clash.row !== undefined && clash.path.length % 2 === 0;
  const words = (value: unknown) =>
    clashText(fields, clash, value) ?? (gone && value === undefined ? 'Removed' : 'Empty');
  return (
    <SideChoice
      legend={clashTitle(fields, clash, labels)}
      sides={SIDES.map((one) => ({ id: one, name: names[one], words: words(clash[one]) }))}
      chosen={side}
      missing={missing}
      note={`Before: ${words(clash.base)}`}
      onChoose={onChoose}
    />
  );
}
