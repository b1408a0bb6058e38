import { hourMarks, hoursShown, minuteAtPart } from './hours';

describe('the hours of a day in the calendar', () => {
  it('are those of a working day, and more where something is planned', () => {
    expect(hoursShown([])).toEqual({ from: 420, to: 1080 });
    expect(
      hoursShown([
        { fromMin: 330, toMin: 400 },
        { fromMin: 1200, toMin: 1425 },
      ]),
    ).toEqual({ from: 300, to: 1440 });
  });

  it('are marked each', () => {
    expect(hourMarks({ from: 420, to: 600 }).map(({ minute }) => minute)).toEqual([420, 480, 540]);
  });

  it('take what is dropped on their quarters, and never outside', () => {
    const hours = { from: 420, to: 1080 };
    expect(minuteAtPart(hours, 0.1)).toBe(480);
    expect(minuteAtPart(hours, 0.11)).toBe(495);
    expect(minuteAtPart(hours, -1)).toBe(420);
    expect(minuteAtPart(hours, 2)).toBe(1065);
  });
});
