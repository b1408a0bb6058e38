import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button';
import { NumberField } from '../field/number-field';
import { TextField } from '../field/text-field';
import { Field } from './field';
import { Form } from './form';
import { useForm } from './index';

interface Values {
  title: string;
  minutes: number | null;
}

function TaskForm({ onSave, failure }: { onSave: (values: Values) => void; failure?: { message: string } }) {
  const form = useForm<Values>({
    mode: 'onBlur',
    defaultValues: { title: '', minutes: 30 },
    resolver: (values) =>
      values.title.length >= 3
        ? { values, errors: {} }
        : { values: {}, errors: { title: { type: 'minLength', message: 'Enter at least 3 characters.' } } },
  });
  return (
    <Form form={form} onSubmit={form.handleSubmit(onSave)} failure={failure}>
      <Field control={form.control} name="minutes" label="Estimate">
        {(field) => <NumberField {...field} />}
      </Field>
      <Field control={form.control} name="title" label="Title">
        {(field) => <TextField {...field} required />}
      </Field>
      <Button type="submit">Save</Button>
    </Form>
  );
}

const title = () => screen.getByRole('textbox', { name: 'Title' });

describe('a form', () => {
  it('checks a field when it is left', async () => {
    render(<TaskForm onSave={() => undefined} />);
    await userEvent.type(title(), 'ab');
    expect(screen.queryByText('Enter at least 3 characters.')).toBeNull();
    await userEvent.tab();
    expect(screen.queryByText('Enter at least 3 characters.')).not.toBeNull();
  });

  it('names what is wrong after a try to save and goes to the first field', async () => {
    const onSave = jest.fn();
    render(<TaskForm onSave={onSave} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(document.activeElement).toBe(title());
    expect(screen.queryByRole('region', { name: 'One thing needs a look' })).not.toBeNull();
    (document.activeElement as HTMLElement).blur();
    await userEvent.click(screen.getByRole('button', { name: 'Title: Enter at least 3 characters.' }));
    expect(document.activeElement).toBe(title());
    expect(onSave).not.toHaveBeenCalled();
  });

  it('is saved by Ctrl+S from any of its fields', async () => {
    const onSave = jest.fn();
    render(<TaskForm onSave={onSave} />);
    await userEvent.type(title(), 'Mop');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onSave.mock.calls[0]?.[0]).toEqual({ title: 'Mop', minutes: 30 });
  });

  it('leaves Ctrl+S to the form one stands in', async () => {
    const [first, second] = [jest.fn(), jest.fn()];
    render(
      <>
        <TaskForm onSave={first} />
        <TaskForm onSave={second} />
      </>,
    );
    const [, below] = screen.getAllByRole('textbox', { name: 'Title' });
    if (below) await userEvent.type(below, 'Mop');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(second).toHaveBeenCalledTimes(1));
    expect(first).not.toHaveBeenCalled();
  });

  it('is not saved by Ctrl+S from below a dialog', async () => {
    const onSave = jest.fn();
    render(
      <>
        <TaskForm onSave={onSave} />
        <dialog open>
          <button type="button">Why</button>
        </dialog>
      </>,
    );
    await userEvent.type(title(), 'Mop');
    screen.getByRole('button', { name: 'Why' }).focus();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('saves what the fields hold, an emptied number as null', async () => {
    const onSave = jest.fn();
    render(<TaskForm onSave={onSave} />);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Estimate' }));
    await userEvent.type(title(), 'Filter{Enter}');
    expect(onSave.mock.calls[0][0]).toEqual({ title: 'Filter', minutes: null });
  });

  it('says why a save was refused and keeps what was typed', () => {
    render(<TaskForm onSave={() => undefined} failure={{ message: 'You are not allowed to do this.' }} />);
    expect(screen.getByRole('alert').textContent).toBe('You are not allowed to do this.');
  });
});
