import { MAX_SIGNATURE_BYTES, MAX_THUMB_BYTES } from '@fm/domain/attachment';
import { pathOf, SHEET, type Stroke } from './strokes';

const INK = '#1c1a16';
const PEN = 2.5;

/** A signature as it is stored: black on white, whatever the theme, as a PNG. */
export async function drawingOf(strokes: readonly Stroke[]): Promise<Uint8Array | undefined> {
  if (strokes.length === 0) return undefined;
  for (const scale of [1, 0.75, 0.5]) {
    const bytes = await drawn(strokes, scale);
    if (bytes.byteLength <= Math.min(MAX_SIGNATURE_BYTES, MAX_THUMB_BYTES)) return bytes;
  }
  throw new Error('A signature has more lines than fit.');
}

async function drawn(strokes: readonly Stroke[], scale: number): Promise<Uint8Array> {
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
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser makes no pictures.');
  return new Uint8Array(await blob.arrayBuffer());
}
