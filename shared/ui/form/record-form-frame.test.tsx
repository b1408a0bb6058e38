import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { TextField } from '../field/text-field';
import { Field, RecordFormFrame, type RecordFormState, useForm } from './index';

type Values = { name: string };
type State = RecordFormState<Values, Values>;

const typed = () => screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement;

function Screen({ state, readOnly }: { state: Partial<State>; readOnly?: string }) {
  const form = useForm<Values>({ defaultValues: { name: 'Elbe Clinic' } });
  const [saved, setSaved] = useState(false);
  const [deleted, setDeleted] = useState(false);
  const dirty = form.formState.isDirty && !saved;
  const record: State = {
    mode: 'edit',
    status: deleted ? 'missing' : 'ready',
    form,
    saving: false,
    dirty,
    hasUnsaved: () => dirty,
    failure: undefined,
    save: async (event) => {
      event?.preventDefault();
      setSaved(true);
    },
    retry: () => undefined,
    ...state,
  };
  return (
    <RecordFormFrame
      record={record}
      noun="customer"
      title="Elbe Clinic"
      back={{ to: '/customers', label: 'Customers' }}
      readOnly={readOnly}
    >
      <Field control={form.control} name="name" label="Name">
        {(field) => <TextField {...field} />}
      </Field>
      <Link to="/elsewhere">Elsewhere</Link>
      <button type="button" onClick={() => setDeleted(true)}>
        Delete it elsewhere
      </button>
    </RecordFormFrame>
  );
}

function open(state: Partial<State> = {}, readOnly?: string) {
  const routes = [
    { path: '/form', element: <Screen state={state} {...(readOnly !== undefined && { readOnly })} /> },
    { path: '*', element: <h1>Another screen</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/form'] });
  return { router, ...render(<RouterProvider router={router} />) };
}

describe('the frame of a form', () => {
  it('leads back from a record that does not exist', () => {
    open({ status: 'missing' });
    expect(screen.queryByText('There is no such customer')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Back to customers' }).getAttribute('href')).toBe('/customers');
  });

  it('says why a record could not be loaded and tries again', async () => {
    const retry = jest.fn();
    open({ status: 'failed', failure: { message: 'The server cannot be reached.' }, retry });
    expect(screen.queryByText('The server cannot be reached.')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalled();
  });

  it('shows a record of which nobody knows who changed it, and when', () => {
    open({ record: { number: 'CU-7' } });
    expect(screen.queryByText('CU-7')).not.toBeNull();
    expect(typed().value).toBe('Elbe Clinic');
  });

  it('shows why a save failed above what was typed', () => {
    open({ failure: { message: 'You are not allowed to do this.' } });
    expect(screen.getByRole('alert').textContent).toContain('You are not allowed to do this.');
    expect(typed().value).toBe('Elbe Clinic');
  });

  it('has no Save for who may only read, and says why', () => {
    open({}, 'Your role may look at customers.');
    expect(screen.queryByText('Your role may look at customers.')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(typed().readOnly).toBe(true);
  });

  it('asks before unsaved text is lost and stays when told so', async () => {
    open();
    await userEvent.type(typed(), '!');
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(typed().value).toBe('Elbe Clinic!');
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { name: 'Another screen' })).not.toBeNull();
  });

  it('lets go without a word when nothing was typed', async () => {
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByRole('heading', { name: 'Another screen' })).not.toBeNull();
  });

  it('makes the browser ask before the tab is closed, only while something is unsaved', async () => {
    open();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await userEvent.type(typed(), '!');
    expect(closing()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(closing()).toBe(false));
  });

  it('keeps what was typed on screen when the record is deleted meanwhile', async () => {
    open();
    await userEvent.type(typed(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Delete it elsewhere' }));
    expect(screen.queryByText('This customer was deleted while you were here')).not.toBeNull();
    expect(typed().value).toBe('Elbe Clinic!');
  });
});
