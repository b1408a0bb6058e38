import { fireEvent, waitFor } from '@testing-library/react';
import { afterPress } from './field';

describe('what would move a button away', () => {
  it('happens at once while nothing is pressed', () => {
    const work = jest.fn();
    afterPress(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerUp', 'pointerCancel'] as const)('waits for the end of a press (%s)', async (end) => {
    const work = jest.fn();
    fireEvent.pointerDown(document.body);
    afterPress(work);
    expect(work).not.toHaveBeenCalled();
    fireEvent[end](document.body);
    await waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  });

  it('comes after the click that the press was', async () => {
    const order: string[] = [];
    document.body.addEventListener('click', () => order.push('click'), { once: true });
    fireEvent.pointerDown(document.body);
    afterPress(() => order.push('work'));
    fireEvent.pointerUp(document.body);
    fireEvent.click(document.body);
    await waitFor(() => expect(order).toEqual(['click', 'work']));
  });
});
