const MOST_UNITS = 10 * 1024 * 1024;
const COUNT = /^[1-9]\d{0,4}$/;

/** Frames of a message that cannot be put together. */
export class BrokenFrames extends Error {
  override readonly name = 'BrokenFrames';
}

/** Puts messages together again: long ones come as their number of pieces and the pieces. */
export class Frames {
  private pieces: string[] = [];
  private missing = 0;
  private units = 0;

  /** Takes a frame and gives the message that it completes. Throws a BrokenFrames for one that is too long. */
  take(frame: string): string | undefined {
    if (this.missing === 0) {
      // The sign of life of an idle client.
      if (frame === '0') return undefined;
      if (!COUNT.test(frame)) return frame;
      this.missing = Number(frame);
      this.units = 0;
      return undefined;
    }
    this.units += frame.length;
    if (this.units > MOST_UNITS) throw new BrokenFrames(`A message has at most ${MOST_UNITS} units.`);
    this.pieces.push(frame);
    this.missing -= 1;
    if (this.missing > 0) return undefined;
    const message = this.pieces.join('');
    this.pieces = [];
    return message;
  }
}
