import { MAX_CONTENT_BYTES, MAX_THUMB_BYTES } from '@fm/domain/attachment';

/** Pixels of the longer side. */
const LONGEST = 1600;
const LONGEST_OF_THUMB = 240;
const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.35];
/** A side that still does not fit at the lowest quality is made shorter by so much, and tried again. */
const SHRINK = 0.75;
const LEAST_SIDE = 60;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A size with the same proportions whose longer side is at most `longest`. Never larger than before. */
export function fitting({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Makes a picture of a size at a quality, as bytes. */
export type Encode = (size: Size, quality: number) => Promise<Uint8Array>;

/** The picture at the best quality that keeps it within `most` bytes; shorter sides only where no quality does. */
export async function within(
  encode: Encode,
  from: Size,
  longest: number,
  most: number,
): Promise<Size & { readonly bytes: Uint8Array }> {
  for (let side = longest; side >= LEAST_SIDE; side = Math.floor(side * SHRINK)) {
    const size = fitting(from, side);
    for (const quality of QUALITIES) {
      const bytes = await encode(size, quality);
      if (bytes.byteLength <= most) return { ...size, bytes };
    }
  }
  throw new Error('A picture of 60 pixels does not fit.');
}

/** A picture as it is stored, with its thumbnail. */
export interface Picture extends Size {
  readonly content: Uint8Array;
  readonly thumb: Uint8Array;
}

/**
 * A photo as it is stored: upright, the longer side at most 1600 pixels, at most 700 KB, and without what a camera
 * writes beside it, such as the place. Throws where the browser cannot read it as a picture.
 */
export async function takePicture(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const encode: Encode = (size, quality) => drawn(bitmap, size, quality);
    const photo = await within(encode, bitmap, LONGEST, MAX_CONTENT_BYTES);
    const small = await within(encode, bitmap, LONGEST_OF_THUMB, MAX_THUMB_BYTES);
    return { width: photo.width, height: photo.height, content: photo.bytes, thumb: small.bytes };
  } finally {
    bitmap.close();
  }
}

/** Pixels of the longer side of a logo. */
const LONGEST_OF_LOGO = 480;

/**
 * A small picture as a `data:` address of at most `most` characters, on white. Throws where the browser cannot read the
 * file as a picture.
 */
export async function takeLogo(file: Blob, most: number): Promise<string> {
  const head = 'data:image/jpeg;base64,';
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const encode: Encode = (size, quality) => drawn(bitmap, size, quality);
    // Four characters for three bytes.
    const room = Math.floor((most - head.length) / 4) * 3;
    const { bytes } = await within(encode, bitmap, LONGEST_OF_LOGO, room);
    return `${head}${btoa(String.fromCharCode(...bytes))}`;
  } finally {
    bitmap.close();
  }
}

async function drawn(bitmap: ImageBitmap, { width, height }: Size, quality: number): Promise<Uint8Array> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing.');
  // What is transparent would become black.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('The picture is too large for this browser.');
  return new Uint8Array(await blob.arrayBuffer());
}
