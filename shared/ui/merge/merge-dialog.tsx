import { useContext, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Notice } from '../feedback/notice';
import { FormLabels } from '../form/form-labels';
import type { ClashSide, OpenMerge } from '../form/record-form-state';
import { ClashChoice } from './clash-choice';
import css from './merge.module.css';
import { sideWords } from './merge-words';

/** What two people typed, side by side: nothing of either goes without somebody having seen it. */
export function MergeDialog({ merge }: { readonly merge: OpenMerge }) {
  const { by, next, clashes, choose, putOff } = merge;
  const { all: allOf, ...names } = sideWords(merge);
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
        {clashes.length === 1
          ? 'Choose which one to keep. '
          : `Choose for each of these ${clashes.length} which one to keep. `}
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
          {open === 1 ? 'One is still to be chosen.' : `${open} are still to be chosen.`}
        </Notice>
      )}
    </Dialog>
  );
}
