import type { Outcome } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { keptDrafts } from '@fm/testing/memory-drafts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommentForm } from './comment-form';

jest.mock('../../../../../../shared/data/drafts/draft-store', () =>
  jest.requireActual('@fm/testing/memory-drafts'),
);
const mockIds: string[] = [];
const mockAnswers: ((outcome: Outcome<null>) => void)[] = [];
jest.mock('./api/comments', () => ({
  commentId: () => `comment-${mockIds.length + mockIds.push('')}`,
  addComment: jest.fn(() => new Promise((resolve) => mockAnswers.push(resolve))),
}));
const { addComment } = jest.requireMock<{ addComment: jest.Mock }>('./api/comments');
jest.mock('./use-comment-photos', () => ({
  useCommentPhotos: () => ({ ids: [], stored: [], waiting: false, clear: () => undefined }),
}));

const order = { id: 'order-1', status: 'inProgress', trashed: false } as Stored<WorkOrder>;
const form = (
  <HostProvider host={fakeHost()}>
    <CommentForm order={order} />
  </HostProvider>
);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New comment' });
const saved: Outcome<null> = { ok: true, value: null };

beforeEach(() => {
  keptDrafts.clear();
  mockAnswers.length = 0;
  addComment.mockClear();
});

describe('a comment', () => {
  it('is there again after a reload, under the id that it had', async () => {
    const { unmount } = render(form);
    await userEvent.type(field(), 'Key is at the porter');
    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
    unmount();
    render(form);
    await waitFor(() => expect(field().value).toBe('Key is at the porter'));
    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
    const [first, second] = addComment.mock.calls;
    expect(second[1]).toBe(first[1]);
  });

  it('is gone for good once it is added, and the next one has an id of its own', async () => {
    render(form);
    await userEvent.type(field(), 'Key is at the porter');
    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
    await act(async () => mockAnswers[0]?.(saved));
    expect(field().value).toBe('');
    expect(keptDrafts.size).toBe(0);
    await userEvent.type(field(), 'Found it');
    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
    const [first, second] = addComment.mock.calls;
    expect(second[1]).not.toBe(first[1]);
  });

  it('leaves what is typed while it is added for the next one', async () => {
    render(form);
    await userEvent.type(field(), 'Key is at the porter');
    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
    await userEvent.type(field(), ' and at the gate');
    await act(async () => mockAnswers[0]?.(saved));
    expect(field().value).toBe('and at the gate');
  });
});
