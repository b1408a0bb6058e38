import { MAX_SIGNATURE_BYTES, MAX_THUMB_BYTES } from '@fm/domain/attachment';
import { Button, RedoIcon, UndoIcon } from '@fm/ui';
import { type PointerEvent, useId, useRef, useState } from 'react';
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
  const hint = useId();
  const change = (next: Strokes) => {
    setStrokes(next);
    // In the same turn: who saves right after the last line must not save without it.
    onChange(drawingOf(next.drawn));
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

const PNG = 'data:image/png;base64,';
const INK = '#1c1a16';
const PEN = 2.5;

/** A signature as it is stored: black on white, whatever the theme, as a PNG. */
function drawingOf(strokes: readonly Stroke[]): Uint8Array | undefined {
  if (strokes.length === 0) return undefined;
  for (const scale of [1, 0.75, 0.5]) {
    const bytes = drawn(strokes, scale);
    if (bytes.byteLength <= Math.min(MAX_SIGNATURE_BYTES, MAX_THUMB_BYTES)) return bytes;
  }
  throw new Error('A signature has more lines than fit.');
}

function drawn(strokes: readonly Stroke[], scale: number): Uint8Array {
  const canvas = document.createElement('canvas');
  canvas.width = SHEET.width * scale;
  canvas.height = SHEET.height * scale;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing.');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.strokeStyle = INK;
  pen.lineWidth = PEN;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const stroke of strokes) pen.stroke(new Path2D(pathOf(stroke)));
  const address = canvas.toDataURL('image/png');
  if (!address.startsWith(PNG)) throw new Error('This browser makes no pictures.');
  return Uint8Array.from(atob(address.slice(PNG.length)), (byte) => byte.charCodeAt(0));
}
