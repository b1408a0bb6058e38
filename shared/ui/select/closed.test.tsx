import { hearFailures, LazyPart } from '@fm/platform';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComboBoxField } from './combo-box-field';
import { MenuButton } from './menu-button';
import * as opened from './opened';
import { SelectField } from './select-field';

const priorities = [
  { id: 'low', label: 'Low' },
  { id: 'high', label: 'High' },
] as const;
const people = [
  { id: 'e1', name: 'Ana Adler' },
  { id: 'e2', name: 'Marek Wolny' },
];
const found = async (text: string) => ({
  ok: true as const,
  value: people.filter(({ name }) => name.includes(text)),
});

let mockLists: LazyPart<typeof opened>;
jest.mock('./opened-lists', () => ({
  get openedLists() {
    return mockLists;
  },
}));

let isOnline: boolean;

/** As in a page that was just loaded: the code comes when it is asked for. */
beforeEach(() => {
  isOnline = true;
  mockLists = new LazyPart(async () => {
    if (!isOnline) throw new Error('offline');
    return opened;
  });
});

describe('a field whose list has not come yet', () => {
  it('shows what is chosen and says that a list opens', async () => {
    render(<SelectField label="Priority" options={priorities} value="high" onChange={() => undefined} />);
    const field = screen.getByRole('button', { name: 'High Priority', expanded: false });
    expect(field.getAttribute('aria-haspopup')).toBe('listbox');
    expect(mockLists.getSnapshot().phase).toBe('idle');
  });

  it('opens it with the press that fetched it', async () => {
    const onChange = jest.fn();
    render(<SelectField label="Priority" options={priorities} value="low" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'High' }));
    expect(onChange).toHaveBeenCalledWith('high');
  });

  it('goes to the entry that is chosen, where a key opened it before its code had come', async () => {
    render(<SelectField label="Priority" options={priorities} value="high" onChange={() => undefined} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('option', { name: 'High' });
    await waitFor(() => expect(document.activeElement).toBe(chosen));
  });

  it('opens it by a click into a field in which nothing is chosen, and into no other', async () => {
    const { unmount } = render(
      <ComboBoxField label="Lead" value={people[0]} onChange={() => undefined} load={found} />,
    );
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.queryByRole('listbox')).toBeNull();
    unmount();
    render(<ComboBoxField label="Lead" value={null} onChange={() => undefined} load={found} />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(await screen.findByRole('option', { name: 'Ana Adler' })).toBeTruthy();
  });

  it('opens it by the arrow keys', async () => {
    const onChange = jest.fn();
    render(<SelectField label="Priority" options={priorities} value="low" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith('high');
  });

  it('goes on with what was typed, and looks for it', async () => {
    const onChange = jest.fn();
    render(<ComboBoxField label="Lead" value={null} load={found} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('Mar');
    await userEvent.click(await screen.findByRole('option', { name: 'Marek Wolny' }));
    expect(onChange).toHaveBeenCalledWith({ id: 'e2', name: 'Marek Wolny' });
  });

  it('keeps the cursor behind the typed text', async () => {
    render(<ComboBoxField label="Lead" value={null} load={found} onChange={() => undefined} />);
    await userEvent.tab();
    await userEvent.keyboard('Mar');
    await screen.findByRole('option', { name: 'Marek Wolny' });
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Lead' });
    expect(document.activeElement).toBe(field);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Mar', 3, 3]);
  });

  it('keeps what was typed where an arrow key asks for the list as well', async () => {
    render(<ComboBoxField label="Lead" value={null} load={found} onChange={() => undefined} />);
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Lead' });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'Mar' } });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    await screen.findByRole('option', { name: 'Marek Wolny' });
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Lead' }).value).toBe('Mar');
  });

  it('is not exchanged while a letter is composed, which would be lost', async () => {
    render(<ComboBoxField label="Lead" value={null} load={found} onChange={() => undefined} />);
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Lead' });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'Ma' } });
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'Mar' } });
    await act(() => mockLists.load());
    expect(screen.getByRole('combobox', { name: 'Lead' })).toBe(field);
    fireEvent.compositionEnd(field);
    await screen.findByRole('option', { name: 'Marek Wolny' });
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Lead' }).value).toBe('Mar');
  });

  it('lists all with its button', async () => {
    render(<ComboBoxField label="Lead" value={null} load={found} onChange={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show suggestions Lead' }));
    expect(await screen.findByRole('option', { name: 'Ana Adler' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Marek Wolny' })).toBeTruthy();
  });

  it('is not exchanged between pressing and letting go', async () => {
    render(<SelectField label="Priority" options={priorities} value="low" onChange={() => undefined} />);
    const field = screen.getByRole('button', { name: /Priority/ });
    fireEvent.pointerEnter(field);
    fireEvent.pointerDown(field);
    await act(() => mockLists.load());
    expect(screen.getByRole('button', { name: /Priority/ })).toBe(field);
    fireEvent.click(field);
    expect(await screen.findByRole('option', { name: 'High' })).toBeTruthy();
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
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('says so when the list does not come, and opens it when asked again', async () => {
    isOnline = false;
    const told = jest.fn();
    hearFailures(told);
    render(<SelectField label="Priority" options={priorities} value="low" onChange={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: /Priority/ }));
    const description = 'The choices could not be loaded. Check the connection and try again.';
    const field = await screen.findByRole('button', { name: /Priority/, description });
    expect(told.mock.calls).toEqual([[new Error('offline')]]);
    isOnline = true;
    fireEvent.click(field);
    expect(await screen.findByRole('option', { name: 'High' })).toBeTruthy();
  });
});

describe('a menu that has not come yet', () => {
  it('opens with the press that fetched it, and tells that once', async () => {
    const onOpen = jest.fn();
    const onSelect = jest.fn();
    render(<MenuButton label="Views" items={[{ id: 'save', label: 'Save', onSelect }]} onOpen={onOpen} />);
    fireEvent.click(screen.getByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});
