import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { pressWaiting } from '../first-form/waiting-press';
import { ACCOUNT_REMOVED } from './messages';
import { SessionProvider } from './session-context';
import { ana, startedSession, World } from './session-fixture';
import { SignInPage } from './sign-in-page';

jest.mock('./warm-signed-in', () => ({ warmSignedIn: jest.fn() }));
const { warmSignedIn } = jest.requireMock<{ warmSignedIn: jest.Mock }>('./warm-signed-in');

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>At {pathname + search}</p>;
}

async function openSignIn(world = new World(), state?: unknown) {
  const { session } = await startedSession(world);
  const router = createMemoryRouter(
    [
      { path: '/login', element: <SignInPage /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [{ pathname: '/login', state }] },
  );
  render(
    <SessionProvider store={session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  const user = userEvent.setup();
  const email = screen.getByLabelText<HTMLInputElement>('Email Address');
  const password = screen.getByLabelText<HTMLInputElement>('Your Password');
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /sign/i });
  return {
    world,
    user,
    email,
    password,
    button,
    async fill(address: string, secret: string) {
      await user.type(email, address);
      await user.type(password, secret);
    },
  };
}

/** Keeps the look-up of the record waiting. */
function holdLookup(world: World) {
  let release = () => {};
  world.lookup = new Promise((resolve) => {
    release = resolve;
  });
  return () => release();
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  warmSignedIn.mockClear();
});

describe('the sign-in page', () => {
  it('says what the specification says', async () => {
    await openSignIn();
    expect(screen.getByRole('heading', { name: 'SIGN IN' })).toBeTruthy();
    expect(screen.getByText('Welcome back! Please enter your details')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('leaves the checking of its fields to the browser', async () => {
    const { email, password } = await openSignIn();
    expect([email.type, email.required, password.required]).toEqual(['email', true, true]);
    expect(email.form?.noValidate).toBe(false);
  });

  it('shows and hides the password', async () => {
    const { user, password } = await openSignIn();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });

  it('goes to the overview after sign-in', async () => {
    const { fill, user, button } = await openSignIn();
    await fill(ana.email, 'right');
    await user.click(button());
    expect(await screen.findByText('At /')).toBeTruthy();
  });

  it('goes to the page first asked for after sign-in', async () => {
    const { fill, user } = await openSignIn(new World(), { from: '/tasks?status=open' });
    await fill(ana.email, 'right');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('At /tasks?status=open')).toBeTruthy();
  });

  it('reads "Signing in..." and is disabled while the request is busy', async () => {
    const world = new World();
    const release = holdLookup(world);
    const { fill, user, button } = await openSignIn(world);
    await fill(ana.email, 'right');
    await user.click(button());
    expect(button().textContent).toBe('Signing in...');
    expect(button().disabled).toBe(true);
    release();
    expect(await screen.findByText('At /')).toBeTruthy();
  });

  it('sends one request for a double click and for Enter twice', async () => {
    const world = new World();
    const release = holdLookup(world);
    const { fill, user, button } = await openSignIn(world);
    await fill(ana.email, 'right');
    await user.dblClick(button());
    await user.type(screen.getByLabelText('Your Password'), '{Enter}{Enter}');
    release();
    await screen.findByText('At /');
    expect(world.signInCalls).toHaveLength(1);
  });

  it.each([
    ['invalid credentials', 'wrong', {}, 'Invalid email or password. Please try again.'],
    [
      'any other error',
      'right',
      { signIn: { code: 'auth/too-many-requests' } },
      'Login failed. Please try again later.',
    ],
    [
      'a database that does not answer',
      'right',
      { byEmail: new Error() },
      'Login failed. Please try again later.',
    ],
  ])('tells of %s beside the form and keeps what was typed', async (_, secret, failing, message) => {
    const world = new World();
    world.failing = failing;
    const { fill, user, button, email, password } = await openSignIn(world);
    await fill(ana.email, secret);
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect([email.value, password.value]).toEqual([ana.email, secret]);
    expect(document.activeElement).toBe(password);
    expect(button().disabled).toBe(false);
  });

  it('says nothing of a code that somebody chose not to type', async () => {
    const world = new World();
    world.failing = { signIn: { code: 'auth/user-cancelled' } };
    const { fill, user, button, password } = await openSignIn(world);
    await fill(ana.email, 'right');
    await user.click(button());
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(screen.queryByRole('alert')).toBeNull();
    expect([password.value, button().disabled]).toEqual(['right', false]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('tells when no user record matches', async () => {
    const { fill, user, button } = await openSignIn();
    await fill('nodata@nordhaus.example', 'right');
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe('No user data found in Firestore.');
  });

  it('loads what comes next at the first letter, once', async () => {
    const { user, email, password } = await openSignIn(new World(), { from: '/tasks' });
    expect(warmSignedIn).not.toHaveBeenCalled();
    await user.type(email, ana.email);
    await user.type(password, 'right');
    expect(warmSignedIn.mock.calls).toEqual([['/tasks']]);
  });

  it('loads what comes next at once where the form was filled in before it was alive', async () => {
    const { session } = await startedSession(new World());
    const router = createMemoryRouter([{ path: '/login', element: <SignInPage /> }], {
      initialEntries: [{ pathname: '/login', state: { from: '/tasks' } }],
    });
    const page = (
      <SessionProvider store={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    for (const field of container.querySelectorAll('input')) field.value = 'filled';
    render(page, { container, hydrate: true });
    expect(warmSignedIn.mock.calls).toEqual([['/tasks']]);
  });

  it('presses what was pressed in the form before it was alive', async () => {
    const form = document.createElement('form');
    const eye = document.createElement('button');
    eye.dataset.pressed = '';
    const pressed = jest.fn((event: Event) => event.preventDefault());
    eye.addEventListener('click', pressed);
    form.append(eye, document.createElement('button'));
    pressWaiting(form);
    pressWaiting(form);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('says why a session was ended', async () => {
    const world = new World();
    world.identity = { uid: 'ana', email: ana.email };
    const { session } = await startedSession(world);
    world.tell('ana', { kind: 'gone', notice: ACCOUNT_REMOVED });
    const router = createMemoryRouter([{ path: '/login', element: <SignInPage /> }], {
      initialEntries: ['/login'],
    });
    render(
      <SessionProvider store={session}>
        <RouterProvider router={router} />
      </SessionProvider>,
    );
    expect(screen.getByRole('alert').textContent).toMatch(/no longer active/);
  });
});
