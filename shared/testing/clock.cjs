/**
 * Moves the clock of a whole run of tests: every process and page of it tells the same time, and timers run as ever.
 *
 * The offset is computed once, by `test-now.cjs`, and inherited: Node requires this file in whatever tests start, jest in
 * the realm of each test, and pages run its text.
 */
function moveClock(offset) {
  const Machine = globalThis.Date;
  if (!offset || Machine.isMoved) return;
  const machineNow = Machine.now;
  const now = () => machineNow() + offset;
  // A proxy: dates from structuredClone, IndexedDB or another library stay instances of it.
  const Moved = new Proxy(Machine, {
    apply: () => new Machine(now()).toString(),
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked === Moved ? target : asked),
  });
  Machine.now = now;
  Machine.isMoved = true;
  Machine.prototype.constructor = Moved;
  globalThis.Date = Moved;
}

if (typeof module === 'object') {
  module.exports = { moveClock };
  moveClock(Number(process.env.CLOCK_OFFSET_MS ?? 0));
}
