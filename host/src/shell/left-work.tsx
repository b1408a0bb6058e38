import type { LeftWork as Left, Work, WorkResult } from '@fm/data';
import { useHost } from '@fm/platform';
import { BulkDialog, type BulkReport, Button, formatNumber } from '@fm/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './bar.module.css';
import { LEFT_WORK_ID } from './bottom-bars';

/** Work that somebody goes on with. */
interface Going {
  readonly work: Work;
  readonly progress?: { readonly done: number; readonly total: number } | undefined;
  readonly report?: BulkReport | undefined;
}

const settled = ({ done, failed }: Work) => done + failed.length;

/** Offers to go on with each work that was interrupted, in a bar; goes on in a dialog, as the work began in one. */
export function LeftWork({ works, goOn, letBe }: Left) {
  const { toast } = useHost();
  const [going, setGoing] = useState<Going>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const stop = () => running.current?.abort();
  const close = () => setGoing(undefined);

  const start = async (work: Work) => {
    running.current = new AbortController();
    setGoing({ work, progress: { done: settled(work), total: work.total } });
    const onProgress = (progress: Going['progress']) => setGoing({ work, progress });
    const result = await goOn(work, { signal: running.current.signal, onProgress });
    const report = result && reportOf(result);
    setGoing(report && { work, report });
    // What can be undone is told by the offer to do so.
    if (result && !report && work.batchId === undefined) toast.success(result.text);
  };

  // Where every page was answered, only the result is still to be told.
  const ended = works.find((work) => settled(work) === work.total);
  const tellEnded = useEffectEvent(() => ended && void start(ended));
  const endedId = ended?.id;
  useEffect(() => {
    if (endedId !== undefined) tellEnded();
  }, [endedId]);

  const bars = document.getElementById(LEFT_WORK_ID);
  const offered = works.filter((work) => work.id !== going?.work.id && work !== ended);
  return (
    <>
      {bars &&
        createPortal(
          offered.map((work) => (
            <Offer
              key={work.id}
              work={work}
              onGoOn={() => void start(work)}
              onLetBe={() => void letBe(work)}
            />
          )),
          bars,
        )}
      {going && (
        <BulkDialog
          open
          title={going.work.texts.doing}
          doing={going.work.texts.doing}
          noun={going.work.texts.noun}
          submitLabel="Go on"
          progress={going.progress}
          report={going.report}
          onSubmit={close}
          onStop={stop}
          onClose={close}
        />
      )}
    </>
  );
}

/** What has to be told beyond the number; undefined where everything worked out. */
function reportOf({ text, done, failed, left, reason, isKept }: WorkResult): BulkReport | undefined {
  if (failed.length + left === 0) return undefined;
  return {
    title: done === 0 ? undefined : text,
    done,
    failed: failed.map((one, at) => ({ ...one, id: String(at) })),
    left,
    reason: isKept ? `${reason} The rest waits here: go on with it later.` : reason,
  };
}

interface OfferProps {
  readonly work: Work;
  readonly onGoOn: () => void;
  readonly onLetBe: () => void;
}

function Offer({ work, onGoOn, onLetBe }: OfferProps) {
  const { doing } = work.texts;
  const count = settled(work);
  return (
    <div className={styles.bar}>
      <p>
        <strong>
          {count === 0
            ? `${doing} was interrupted at its beginning.`
            : `${doing} was interrupted after ${formatNumber(count)}.`}
        </strong>{' '}
        <span>What is done stays as it is, and nothing is done twice.</span>
      </p>
      <div className={styles.actions}>
        <Button size="sm" variant="primary" onClick={onGoOn}>
          Go on
        </Button>
        <Button size="sm" variant="outline" onClick={onLetBe}>
          Let it be
        </Button>
      </div>
    </div>
  );
}
