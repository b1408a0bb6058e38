import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { keptDrafts } from '@fm/testing/memory-drafts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignatureDialog } from './signature-dialog';

jest.mock('../../../../../../shared/data/drafts/draft-store', () =>
  jest.requireActual('@fm/testing/memory-drafts'),
);
const mockRun = jest.fn();
jest.mock('@fm/data', () => ({
  ...jest.requireActual<object>('@fm/data'),
  run: (...given: unknown[]) => mockRun(...given),
}));

const order = { id: 'order-1' } as Stored<WorkOrder>;
const PICTURE = new Uint8Array([80, 78, 71]);
let address = '';

// jsdom draws nothing and knows no pointers.
beforeEach(() => {
  const pen = { fillRect: jest.fn(), scale: jest.fn(), stroke: jest.fn() };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => address);
  Object.assign(window, { Path2D: class {}, PointerEvent: MouseEvent });
  SVGElement.prototype.setPointerCapture = jest.fn();
  address = `data:image/png;base64,${btoa('PNG')}`;
  mockRun.mockReset().mockResolvedValue({ ok: true, value: null });
  keptDrafts.clear();
});
afterEach(() => jest.restoreAllMocks());

function open(onClose: () => void = jest.fn()) {
  return render(
    <HostProvider host={fakeHost()}>
      <SignatureDialog order={order} onClose={onClose} />
    </HostProvider>,
  );
}
async function draw() {
  const sheet = await screen.findByRole('img');
  fireEvent.pointerDown(sheet, { button: 0, pointerId: 1, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(sheet, { pointerId: 1, clientX: 90, clientY: 40 });
  fireEvent.pointerUp(sheet, { pointerId: 1 });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save signature' }));

describe('a signature', () => {
  it('is sent with every line that is drawn, and without a picture once it is cleared', async () => {
    open();
    await userEvent.type(screen.getByRole('textbox'), 'Karla Kunde');
    await draw();
    await save();
    const input = { id: 'order-1', signedBy: 'Karla Kunde' };
    await waitFor(() =>
      expect(mockRun).toHaveBeenCalledWith('workOrders.sign', { ...input, drawing: PICTURE }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await save();
    await waitFor(() =>
      expect(mockRun).toHaveBeenLastCalledWith('workOrders.sign', { ...input, drawing: undefined }),
    );
  });

  it('leaves a line out, and says so, that fits into no picture', async () => {
    open();
    await userEvent.type(screen.getByRole('textbox'), 'Karla Kunde');
    await draw();
    address = `data:image/png;base64,${btoa('x'.repeat(1_000_000))}`;
    await draw();
    expect(screen.getByText('The last line was left out: no more fit into the picture.')).toBeTruthy();
    const lines = document.querySelector('path')?.getAttribute('d')?.match(/M/g);
    expect(lines).toHaveLength(1);
    await save();
    await waitFor(() =>
      expect(mockRun).toHaveBeenCalledWith('workOrders.sign', expect.objectContaining({ drawing: PICTURE })),
    );
  });

  it('that is half drawn is there again after a reload', async () => {
    const { unmount } = open();
    await draw();
    unmount();
    open();
    expect(await screen.findByRole('img', { name: 'Signature drawn' })).toBeTruthy();
    expect(screen.getByText('What was typed and drawn before is back.')).toBeTruthy();
  });

  it('stays where it could not be saved', async () => {
    mockRun.mockResolvedValue({ ok: false, failure: { kind: 'unreachable', message: 'No server.' } });
    const onClose = jest.fn();
    open(onClose);
    await userEvent.type(screen.getByRole('textbox'), 'Karla Kunde');
    await draw();
    await save();
    expect(await screen.findByText('No server.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Signature drawn' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
