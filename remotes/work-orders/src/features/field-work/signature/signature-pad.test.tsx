import { fireEvent, render, screen } from '@testing-library/react';
import { SignaturePad } from './signature-pad';

// jsdom draws nothing and knows no pointers.
beforeEach(() => {
  const pen = { fillRect: jest.fn(), scale: jest.fn(), stroke: jest.fn() };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockReturnValue(`data:image/png;base64,${btoa('PNG')}`);
  Object.assign(window, { Path2D: class {}, PointerEvent: MouseEvent });
  SVGElement.prototype.setPointerCapture = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

it('gives the picture in the turn of the last line, so that nobody saves without it', () => {
  const onChange = jest.fn();
  render(<SignaturePad onChange={onChange} />);
  const sheet = screen.getByRole('img', { name: 'Nothing drawn yet' });
  fireEvent.pointerDown(sheet, { button: 0, pointerId: 1, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(sheet, { pointerId: 1, clientX: 90, clientY: 40 });
  fireEvent.pointerUp(sheet, { pointerId: 1 });
  expect(onChange.mock.calls).toEqual([[new Uint8Array([80, 78, 71])]]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});
