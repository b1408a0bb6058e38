import { MAX_SIGNATURE_BYTES, MAX_THUMB_BYTES } from '@fm/domain/attachment';
import { pathOf, SHEET, type Stroke } from './strokes';

const PNG = 'data:image/png;base64,';
const INK = '#1c1a16';
const PEN = 2.5;

/** A signature as it is stored: black on white, whatever the theme, as a PNG; null without a line, undefined where they do not fit. */
export function pictureOf(strokes: readonly Stroke[]): Uint8Array | null | undefined {
  if (strokes.length === 0) return null;
  for (const scale of [1, 0.75, 0.5]) {
    const bytes = drawn(strokes, scale);
    if (bytes.byteLength <= Math.min(MAX_SIGNATURE_BYTES, MAX_THUMB_BYTES)) return bytes;
  }
  return undefined;
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
