/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export const isArrow = (key: string): key is Arrow =>
  key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';

/** How much more it counts to be off to the side than to be far away. */
const ASIDE = 3;

/** Position of the nearest box in the direction of an arrow key; undefined where there is none. */
export function nearest(from: Box, boxes: readonly Box[], arrow: Arrow): number | undefined {
  const at = middle(from);
  let best: { readonly index: number; readonly distance: number } | undefined;
  for (const [index, box] of boxes.entries()) {
    const to = middle(box);
    const [ahead, aside] = along(arrow, to.x - at.x, to.y - at.y);
    if (ahead < 1) continue;
    const distance = ahead + ASIDE * Math.abs(aside);
    if (!best || distance < best.distance) best = { index, distance };
  }
  return best?.index;
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

function along(arrow: Arrow, x: number, y: number): readonly [ahead: number, aside: number] {
  switch (arrow) {
    case 'ArrowUp':
      return [-y, x];
    case 'ArrowDown':
      return [y, x];
    case 'ArrowLeft':
      return [-x, y];
    case 'ArrowRight':
      return [x, y];
  }
}
