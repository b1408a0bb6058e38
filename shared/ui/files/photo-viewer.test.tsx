import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FileActions, FileRecord } from './file-actions';
import { PhotoViewer } from './photo-viewer';

const photoOf = (name: string) =>
  ({
    id: name,
    name,
    kind: 'photo',
    thumb: '',
    by: { name: 'Olga Brandt' },
    createdAt: new Date(2026, 10, 25),
  }) as unknown as FileRecord;

const actions: FileActions = {
  lock: undefined,
  mayRemove: () => true,
  // Its answer is still on the way.
  remove: () => new Promise(() => undefined),
  change: async () => ({ ok: true }),
  download: async () => ({ ok: true }),
  useContent: () => ({ status: 'loading' }),
};

it('closes by Escape as soon as a deleted photo has left its place to the next one (focus gone with its button)', async () => {
  const close = jest.fn();
  const viewer = (files: readonly FileRecord[]) => (
    <PhotoViewer files={files} actions={actions} start="Plate.jpg" onClose={close} />
  );
  const [plate, valve] = [photoOf('Plate.jpg'), photoOf('Valve.jpg')];
  const { rerender } = render(viewer([plate, valve]));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Plate.jpg' }));
  rerender(viewer([valve]));
  screen.getByRole('button', { name: 'Delete Valve.jpg' });
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalled();
});
