import type { Presence } from '@fm/data/presence';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OnRecord } from './on-record';

/** The fields that others were told of. */
const told: (string | undefined)[] = [];
const record = {
  focus: (field: string | undefined) => void told.push(field),
  typed: () => undefined,
  changed: () => undefined,
  close: () => undefined,
};
const presence = { open: () => record, watchRecord: () => () => undefined } as unknown as Presence;

beforeEach(() => {
  told.length = 0;
});

const show = (isThere: boolean) => (
  <MemoryRouter initialEntries={['/work-orders/form?id=w1']}>
    <form>
      <input name="title" aria-label="Title" />
    </form>
    {isThere && <OnRecord presence={presence} />}
  </MemoryRouter>
);

it('tells of the field in which somebody was before presence had come', () => {
  const { rerender, getByLabelText } = render(show(false));
  getByLabelText('Title').focus();
  rerender(show(true));
  expect(told).toEqual(['title']);
});
