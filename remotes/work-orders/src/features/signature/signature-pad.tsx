import { Button, RedoIcon, UndoIcon } from '@fm/ui';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { drawingOf } from './drawing';
import css from './signature.module.css';
import {
  EMPTY,
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
  /** The picture of what is drawn; undefined while nothing is. */
  readonly onChange: (drawing: Uint8Array | undefined) => void;
}

/** A sheet to sign on with mouse, finger or pen. Who cannot draw types the name, which counts as well. */
export function SignaturePad({ onChange }: SignaturePadProps) {
  const [strokes, setStrokes] = useState(EMPTY);
  const [line, setLine] = useState<Stroke>();
  // A pen moves more often than the page is drawn.
  const pen = useRef<Stroke>(undefined);
  const latest = useRef(strokes);
  const hint = useId();
  const change = (next: Strokes) => {
    latest.current = next;
    setStrokes(next);
    void drawingOf(next.drawn).then((drawing) => {
      // Drawn on meanwhile: that picture is under way.
      if (latest.current === next) onChange(drawing);
    });
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
        <Button variant="outline" size="sm" disabled={drawn.length === 0} onClick={() => change(EMPTY)}>
          Clear
        </Button>
      </div>
    </div>
  );
}
