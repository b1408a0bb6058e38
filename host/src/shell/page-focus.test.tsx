import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { usePageFocus } from './page-focus';

let arrive: () => void;

/** A page that shows its heading only once it has come. */
function LatePage() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    arrive = () => setThere(true);
  }, []);
  return isThere ? <h1>Tasks</h1> : <p>Loading…</p>;
}

function Shell() {
  const main = useRef<HTMLElement>(null);
  usePageFocus(main, 0);
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/tasks">Task</Link>
      <button type="button">Your profile</button>
      <main ref={main}>{pathname === '/tasks' ? <LatePage /> : <h1>Overview</h1>}</main>
    </>
  );
}

async function openTasks() {
  window.scrollTo = () => undefined;
  render(
    <MemoryRouter>
      <Shell />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Task' }));
}

/** Observers of the page hear of its changes a moment later. */
const comes = () => act(async () => arrive());

describe('the focus of a page that comes late', () => {
  it('goes to its heading', async () => {
    await openTasks();
    await comes();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tasks' }));
  });

  it('stays where somebody went on meanwhile', async () => {
    await openTasks();
    const profile = screen.getByRole('button', { name: 'Your profile' });
    await userEvent.click(profile);
    await comes();
    expect(document.activeElement).toBe(profile);
  });

  it('goes to its heading where the focus went elsewhere by itself', async () => {
    await openTasks();
    act(() => screen.getByRole('button', { name: 'Your profile' }).focus());
    await comes();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tasks' }));
  });
});
