import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Toasts } from '../app/toasts';
import { ForgotPasswordForm } from './forgot-password-form';

function open(send: (email: string) => Promise<void>, email?: string) {
  const trip = email === undefined ? {} : { email };
  const router = createMemoryRouter([{ path: '*', element: <ForgotPasswordForm trip={trip} send={send} /> }]);
  render(
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>,
  );
  return { user: userEvent.setup(), field: screen.getByLabelText<HTMLInputElement>('Email Address') };
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /send/i });

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a forgotten password', () => {
  it('asks for the link with the trimmed, lower-cased e-mail and says so in a toast', async () => {
    const send = jest.fn(async () => {});
    const { user, field } = open(send);
    await user.type(field, 'Ana@Nordhaus.example{Enter}');
    expect(send).toHaveBeenCalledWith('ana@nordhaus.example');
    const message = await screen.findByText('A password reset link has been sent to your email.');
    expect(message.closest('.Toastify__toast--success')).not.toBeNull();
    expect(screen.getByText(/Look for it at Ana@Nordhaus.example/)).toBeTruthy();
  });

  it('reads "Sending..." while busy and sends one request', async () => {
    let done = () => {};
    const send = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
    const { user, field } = open(send);
    expect(button().textContent).toBe('Send Reset Link');
    await user.type(field, 'ana@nordhaus.example');
    await user.dblClick(button());
    expect(button().textContent).toBe('Sending...');
    expect(button().disabled).toBe(true);
    done();
    expect(await screen.findByRole('button', { name: 'Send Reset Link' })).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('tells of a failure beside the form and keeps what was typed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, field } = open(() => Promise.reject(new Error('no')));
    await user.type(field, 'ana@nordhaus.example{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to send reset email. Please check your email address.',
    );
    expect(field.value).toBe('ana@nordhaus.example');
  });

  it('starts with the e-mail typed at sign-in and leads back there', () => {
    const { field } = open(async () => {}, 'ana@nordhaus.example');
    expect(field.value).toBe('ana@nordhaus.example');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/login');
  });
});
