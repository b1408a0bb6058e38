import { sideWords } from './merge-words';

describe('the sides of what two windows changed', () => {
  it('are not called theirs where both are one’s own', () => {
    const { mine, theirs } = sideWords({ next: 'save', own: true });
    expect([mine, theirs]).toEqual(['Typed here', 'Saved in another window']);
    expect(sideWords({ next: 'save', own: false }).theirs).toBe('Theirs');
  });
});
