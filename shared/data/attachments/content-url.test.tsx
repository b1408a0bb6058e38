import { render, screen, waitFor } from '@testing-library/react';
import { loadContent } from './content';
import { useContentUrl } from './content-url';

jest.mock('./content', () => ({ loadContent: jest.fn() }));

const load = jest.mocked(loadContent);
const made: Blob[] = [];
const revoked: string[] = [];

beforeEach(() => {
  made.length = 0;
  revoked.length = 0;
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
  URL.revokeObjectURL = (url) => void revoked.push(url);
  load.mockImplementation(async (id) =>
    id === 'gone'
      ? { ok: false, failure: { kind: 'missing', message: 'This file no longer exists.' } }
      : { ok: true, value: new Uint8Array([1, 2, 3]) },
  );
});

function Shown({ id, mime = 'image/jpeg' }: { readonly id: string; readonly mime?: string }) {
  const content = useContentUrl({ id, mime });
  if (content.status === 'ready') return <a href={content.url}>{content.url}</a>;
  return <p>{content.status === 'failed' ? content.failure.message : 'Loading'}</p>;
}

it('gives an address that ends with the component, and one for each file', async () => {
  const { rerender, unmount } = render(<Shown id="a" />);
  expect(await screen.findByText('blob:1')).not.toBeNull();
  rerender(<Shown id="b" />);
  expect(screen.queryByText('blob:1')).toBeNull();
  expect(await screen.findByText('blob:2')).not.toBeNull();
  expect(revoked).toEqual(['blob:1']);
  unmount();
  expect(revoked).toEqual(['blob:1', 'blob:2']);
});

it('never gives a page as a page', async () => {
  render(<Shown id="a" mime="text/html" />);
  await screen.findByText('blob:1');
  expect(made[0]?.type).toBe('application/octet-stream');
});

it('says why there is none', async () => {
  render(<Shown id="gone" />);
  await waitFor(() => expect(screen.queryByText('This file no longer exists.')).not.toBeNull());
});
