import { Button, Notice, RedoIcon, UndoIcon } from '@fm/ui';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { pictureOf } from './picture';
import css from './signature.module.css';
import {
  cleared,
  type Drawing,
  onSheet,
  pathOf,
  redone,
  SHEET,
  type Stroke,
  type Strokes,
  undone,
  withStroke,
} from './strokes';

interface SignaturePadProps {
  readonly value: Drawing;
  readonly onChange: (drawing: Drawing) => void;
}

/** A sheet to sign on with mouse, finger or pen. Who cannot draw types the name, which counts as well. */
export function SignaturePad({ value: { strokes }, onChange }: SignaturePadProps) {
  const [isFull, setFull] = useState(false);
  const [line, setLine] = useState<Stroke>();
  // A pen moves more often than the page is drawn.
  const pen = useRef<Stroke>(undefined);
  const hint = useId();
  const change = (next: Strokes) => {
    // In the same turn, and only together: neither is a line saved without its picture, nor an older picture with it.
    const picture = pictureOf(next.drawn);
    setFull(picture === undefined);
    if (picture !== undefined) onChange({ strokes: next, picture });
  };
  const place = (event: PointerEvent<SVGSVGElement>) =>
    onSheet(event, event.currentTarget.getBoundingClientRect());
  const draw = (stroke: Stroke | undefined) => {
    pen.current = stroke;
    setLine(stroke);
  };
  const end = () => {
    if (pen.current) change(withStroke(strokes, pen.current));
    draw(undefined);
  };
  const { drawn } = strokes;
  return (
    <div className={css.pad} data-unsaved={drawn.length > 0 || undefined}>
      <span className={css.label} id={hint}>
        Signature, or leave it empty: the name counts as well.
      </span>
      <svg
        className={css.sheet}
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        role="img"
        aria-label={drawn.length === 0 ? 'Nothing drawn yet' : 'Signature drawn'}
        aria-describedby={hint}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          draw([place(event)]);
        }}
        onPointerMove={(event) => {
          if (pen.current) draw([...pen.current, place(event)]);
        }}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line className={css.rule} x1={24} x2={SHEET.width - 24} y1={128} y2={128} />
        <path className={css.ink} d={[...drawn, ...(line ? [line] : [])].map(pathOf).join('')} />
      </svg>
      {isFull && <Notice tone="warning">The last line was left out: no more fit into the picture.</Notice>}
      <div className={css.tools}>
        <Button
          variant="outline"
          size="sm"
          icon={<UndoIcon />}
          disabled={drawn.length === 0}
          onClick={() => change(undone(strokes))}
        >
          Undo line
        </Button>
        <Button
          variant="outline"
          size="sm"
          icon={<RedoIcon />}
          disabled={strokes.undone.length === 0}
          onClick={() => change(redone(strokes))}
        >
          Redo line
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={drawn.length === 0}
          onClick={() => change(cleared(strokes))}
        >
          Clear
        </Button>
      </div>
    </div>
  );
}
