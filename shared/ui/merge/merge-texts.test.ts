import { sideText } from './merge-texts';

describe('the sides of what two windows changed', () => {
  it('are not called theirs where both are one’s own', () => {
    const { mine, theirs } = sideText({ next: 'save', own: true });
    expect([mine, theirs]).toEqual(['Typed here', 'Saved in another window']);
    expect(sideText({ next: 'save', own: false }).theirs).toBe('Theirs');
  });
});
