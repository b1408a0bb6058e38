interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const GAP = 6;
const MARGIN = 8;

/** Where a small box goes: centred below what it is about, above where there is no room, never beyond the window. */
export function placeBeside(anchor: Box, box: Size, window: Size): { left: number; top: number } {
  const centred = anchor.left + anchor.width / 2 - box.width / 2;
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - box.height;
  const fitsBelow = below + box.height + MARGIN <= window.height;
  return {
    left: Math.round(Math.max(MARGIN, Math.min(centred, window.width - MARGIN - box.width))),
    top: Math.round(fitsBelow || above < MARGIN ? below : above),
  };
}
