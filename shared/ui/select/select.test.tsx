import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ComboBoxField, type ComboValue } from './combo-box-field';
import { MenuButton } from './menu-button';
import { SelectField } from './select-field';

const priorities = [
  { id: 'low', label: 'Low' },
  { id: 'high', label: 'High', description: 'Within two days' },
] as const;

/** The page scrolls to this height. */
function scrollTo(height: number) {
  window.scrollY = height;
  fireEvent.scroll(document);
}

describe('a select field', () => {
  it('is chosen from by keyboard', async () => {
    const onChange = jest.fn();
    render(<SelectField label="Priority" options={priorities} value="low" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith('high');
  });

  it('gives null for the entry that chooses nothing', async () => {
    const onChange = jest.fn();
    render(
      <SelectField label="Priority" emptyLabel="Any" options={priorities} value="low" onChange={onChange} />,
    );
    await userEvent.click(screen.getByRole('button', { name: /Priority/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Any' }));
    expect(onChange).toHaveBeenCalledWith(null);
  });

  it('is described by its error', () => {
    render(
      <SelectField
        label="Priority"
        error="Choose one."
        options={priorities}
        value=""
        onChange={() => undefined}
      />,
    );
    expect(screen.queryByRole('button', { description: 'Choose one.' })).not.toBeNull();
  });

  it('reports leaving it, so that a form can check it', async () => {
    const onBlur = jest.fn();
    render(
      <SelectField
        label="Priority"
        options={priorities}
        value="low"
        onChange={() => undefined}
        onBlur={onBlur}
      />,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalled();
  });
});

const people = [
  { id: 'e1', name: 'Ana Adler', detail: 'Dispatch' },
  { id: 'e2', name: 'Marek Wolny', detail: 'Electrician' },
];

function People({
  fail = false,
  onChange,
}: {
  fail?: boolean;
  onChange: (value: ComboValue | null) => void;
}) {
  const [value, setValue] = useState<ComboValue | null>({ id: 'e1', name: 'Ana Adler' });
  return (
    <ComboBoxField
      label="Assignee"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      load={async (query) =>
        fail
          ? { ok: false, failure: { message: 'The server cannot be reached.' } }
          : { ok: true, value: people.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())) }
      }
    />
  );
}

const comboBox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Assignee' });

describe('a field that searches', () => {
  it('finds by part of the name and gives id and name', async () => {
    const onChange = jest.fn();
    render(<People onChange={onChange} />);
    await userEvent.tripleClick(comboBox());
    await userEvent.keyboard('wol');
    await userEvent.click(await screen.findByRole('option', { name: /Marek Wolny/ }));
    expect(onChange.mock.calls).toEqual([[{ id: 'e2', name: 'Marek Wolny' }]]);
    expect(comboBox().value).toBe('Marek Wolny');
  });

  it('takes the chosen name back when it is left with half a word', async () => {
    const onChange = jest.fn();
    render(<People onChange={onChange} />);
    await userEvent.type(comboBox(), 'xyz');
    await userEvent.tab();
    expect(comboBox().value).toBe('Ana Adler');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps what is being typed when the page scrolls under it, until Escape', async () => {
    render(<People onChange={() => undefined} />);
    await userEvent.tripleClick(comboBox());
    await userEvent.keyboard('wol');
    await screen.findByRole('option', { name: /Marek Wolny/ });
    scrollTo(120);
    expect(comboBox().value).toBe('wol');
    await userEvent.click(await screen.findByRole('option', { name: /Marek Wolny/ }));
    expect(comboBox().value).toBe('Marek Wolny');
    await userEvent.type(comboBox(), 'x{Escape}');
    expect(comboBox().value).toBe('Marek Wolny');
  });

  it('stays open when the page tells late of the scroll that brought it into sight', async () => {
    render(<People onChange={() => undefined} />);
    await userEvent.click(comboBox());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findAllByRole('option');
    fireEvent.scroll(document);
    expect(screen.queryByRole('listbox')).not.toBeNull();
    scrollTo(40);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is closed by a choice that comes in the instant in which the page scrolls', async () => {
    render(<People onChange={() => undefined} />);
    await userEvent.tripleClick(comboBox());
    await userEvent.keyboard('wol');
    const option = await screen.findByRole('option', { name: /Marek Wolny/ });
    await act(async () => {
      scrollTo(120);
      fireEvent.click(option);
    });
    expect(comboBox().value).toBe('Marek Wolny');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('stays closed on Escape where what is chosen is not among what was found', async () => {
    render(<People onChange={() => undefined} />);
    await userEvent.tripleClick(comboBox());
    await userEvent.keyboard('wol');
    await screen.findByRole('option', { name: /Marek Wolny/ });
    await userEvent.keyboard('{Escape}');
    expect(comboBox().value).toBe('Ana Adler');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is empty when its text is cleared', async () => {
    const onChange = jest.fn();
    render(<People onChange={onChange} />);
    await userEvent.clear(comboBox());
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('says when nothing is found', async () => {
    render(<People onChange={() => undefined} />);
    await userEvent.type(comboBox(), 'xyz');
    expect(await screen.findByText(/Nothing found for “Ana Adlerxyz”/)).not.toBeNull();
  });

  it('says what was asked for when nothing is found, not what is chosen', async () => {
    const nobody = async () => ({ ok: true, value: [] }) as const;
    render(<ComboBoxField label="Assignee" value={people[0]} onChange={() => undefined} load={nobody} />);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Nothing to choose from.')).not.toBeNull();
  });

  it('says why the search failed', async () => {
    render(<People fail onChange={() => undefined} />);
    await userEvent.type(comboBox(), 'x');
    expect(await screen.findByText(/The server cannot be reached/)).not.toBeNull();
  });

  it('drops the answer to a question that was overtaken', async () => {
    const answers = new Map<string, (found: typeof people) => void>();
    render(
      <ComboBoxField<(typeof people)[number]>
        label="Assignee"
        value={null}
        onChange={() => undefined}
        load={(query) =>
          new Promise((resolve) => answers.set(query, (value) => resolve({ ok: true, value })))
        }
      />,
    );
    await userEvent.type(comboBox(), 'a');
    await waitFor(() => expect(answers.has('a')).toBe(true));
    await userEvent.type(comboBox(), 'n');
    await waitFor(() => expect(answers.has('an')).toBe(true));
    answers.get('an')?.([{ id: 'e1', name: 'Ana Adler', detail: '' }]);
    await screen.findByRole('option', { name: 'Ana Adler' });
    answers.get('a')?.(people);
    await Promise.resolve();
    expect(screen.queryByRole('option', { name: /Marek/ })).toBeNull();
  });
});

describe('a menu', () => {
  it('opens and is chosen from by keyboard', async () => {
    const onSelect = jest.fn();
    render(
      <MenuButton
        label="Actions"
        items={[
          { id: 'edit', label: 'Edit', onSelect: () => undefined },
          { id: 'trash', label: 'Move to trash', danger: true, onSelect },
        ]}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
  });
});

describe('a combo box whose value is kept elsewhere', () => {
  /** As a filter in the address: the value comes back later, its name later still. */
  function Filter() {
    const [value, setValue] = useState<ComboValue | null>(null);
    return (
      <>
        <ComboBoxField
          label="Assignee"
          value={value}
          onChange={(next) => {
            setTimeout(() => setValue(next && { ...next, name: '–' }), 5);
            setTimeout(() => setValue(next), 10);
          }}
          load={async () => ({ ok: true, value: people })}
        />
        <button type="button" onClick={() => setValue(null)}>
          Clear filter
        </button>
        <output>{value?.name}</output>
      </>
    );
  }
  const field = () => screen.getByRole('combobox', { name: 'Assignee' }) as HTMLInputElement;
  const chooseMarek = async () => {
    render(<Filter />);
    await userEvent.type(field(), 'mar');
    await screen.findByRole('option', { name: /Marek/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Marek Wolny'));
  };

  it('closes on a choice and keeps its name', async () => {
    await chooseMarek();
    expect(screen.queryByRole('option')).toBeNull();
    expect(field().value).toBe('Marek Wolny');
  });

  it('is empty again when the value is taken away elsewhere', async () => {
    await chooseMarek();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(field().value).toBe(''));
  });
});

describe('a click into a field that searches', () => {
  const show = (value: ComboValue | null, onChange = jest.fn()) =>
    render(
      <ComboBoxField
        label="Assignee"
        value={value}
        onChange={onChange}
        load={async () => ({ ok: true, value: people })}
      />,
    );

  it('shows what can be chosen while nothing is', async () => {
    const onChange = jest.fn();
    show(null, onChange);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /Marek Wolny/ }));
    expect(onChange).toHaveBeenCalledWith({ id: 'e2', name: 'Marek Wolny' });
  });

  it('leaves the cursor alone in what is chosen', async () => {
    show({ id: 'e1', name: 'Ana Adler' });
    await userEvent.click(screen.getByRole('combobox'));
    await act(async () => {});
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('a field that offers to make what is not there', () => {
  const open = (onMake: (typed: string) => void) =>
    render(
      <ComboBoxField
        label="Assignee"
        value={null}
        onChange={() => undefined}
        load={async () => ({ ok: true, value: [] })}
        making={{ label: (typed) => `Add “${typed}”`, onMake }}
      />,
    );

  it('makes what was typed, by keyboard, and is as empty as before', async () => {
    const onMake = jest.fn();
    open(onMake);
    await userEvent.type(comboBox(), ' Ida Aal ');
    await screen.findByRole('option', { name: 'Add “Ida Aal”' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onMake.mock.calls).toEqual([['Ida Aal']]);
    expect(comboBox().value).toBe('');
  });

  it('offers nothing where nothing is typed', async () => {
    open(() => undefined);
    await userEvent.click(comboBox());
    await screen.findByText('Nothing to choose from.');
    expect(screen.queryByRole('option', { name: /^Add/ })).toBeNull();
  });
});
