import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { SearchField } from '../field/search-field';
import { RowLink } from './row-link';

const show = () =>
  render(
    <MemoryRouter initialEntries={['/tasks?q=a']}>
      <nav>
        <Link to="/tasks">Menu</Link>
      </nav>
      <main>
        <Routes>
          <Route
            path="/tasks"
            element={
              <>
                <SearchField label="Search" value="" onSearch={() => undefined} />
                <RowLink to="/tasks/form?id=1">First</RowLink>
                <RowLink to="/tasks/form?id=2">Second</RowLink>
              </>
            }
          />
          <Route path="/tasks/form" element={<Link to="/tasks?q=a">Back</Link>} />
        </Routes>
      </main>
    </MemoryRouter>,
  );
// jsdom draws nothing that could be scrolled to.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const link = (name: string) => screen.getByRole('link', { name });

describe('a list that was left through a row', () => {
  it('has the focus on that row when one comes back', async () => {
    show();
    await userEvent.click(link('Second'));
    await userEvent.click(link('Back'));
    await waitFor(() => expect(document.activeElement).toBe(link('Second')));
  });

  it('leaves the focus to the page when one comes by the menu', async () => {
    show();
    await userEvent.click(link('Second'));
    await userEvent.click(link('Menu'));
    expect(document.activeElement).not.toBe(link('Second'));
  });
});

it('the arrow leads from the search to the first row', async () => {
  show();
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(link('First'));
});
