import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';

function setUp(value = '') {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const onSearch = jest.fn();
  const view = render(<SearchField label="Search tasks" value={value} onSearch={onSearch} />);
  const changeTo = (next: string) =>
    view.rerender(<SearchField label="Search tasks" value={next} onSearch={onSearch} />);
  return {
    user,
    onSearch,
    changeTo,
    input: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search tasks' }),
  };
}

afterEach(() => jest.useRealTimers());

describe('the search field', () => {
  it('searches once, after the typing pauses', async () => {
    const { user, onSearch, input } = setUp();
    await user.type(input, 'filter');
    expect(onSearch).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(250));
    expect(onSearch.mock.calls).toEqual([['filter']]);
  });

  it('searches at once on Enter', async () => {
    const { user, onSearch, input } = setUp();
    await user.type(input, 'lift{Enter}');
    expect(onSearch.mock.calls).toEqual([['lift']]);
  });

  it('is cleared by Escape', async () => {
    const { user, onSearch, input } = setUp('lift');
    await user.type(input, '{Escape}');
    expect(input.value).toBe('');
    expect(onSearch.mock.calls).toEqual([['']]);
  });

  it('keeps what is typed on when its own search comes back', async () => {
    const { user, input, changeTo } = setUp();
    await user.type(input, 'li');
    act(() => jest.advanceTimersByTime(250));
    await user.type(input, 'ft');
    changeTo('li');
    expect(input.value).toBe('lift');
  });

  it('is reached by its key from where nobody types, unless single keys are switched off', async () => {
    const { user, input } = setUp('lift');
    await user.keyboard('/');
    expect(document.activeElement).toBe(input);
    await user.keyboard('and/or');
    expect(input.value).toBe('and/or');

    input.blur();
    localStorage.setItem('fm.singleKeys', 'off');
    await user.keyboard('/');
    expect(document.activeElement).toBe(document.body);
    localStorage.clear();
  });

  it('is not reached from under a dialog', async () => {
    const { user, input } = setUp();
    render(<div role="dialog" aria-modal="true" />);
    await user.keyboard('/');
    expect(document.activeElement).not.toBe(input);
  });

  it('does not come back to the list when somebody went elsewhere before the typing paused', async () => {
    const { user, onSearch, input } = setUp();
    const list = location.href;
    await user.type(input, 'lift');
    // The new page is still on its way: this one stands until it has loaded.
    history.pushState(null, '', '/tasks/t1');
    act(() => jest.advanceTimersByTime(250));
    expect(onSearch).not.toHaveBeenCalled();
    history.replaceState(null, '', list);
  });

  it('follows a change from outside', () => {
    const { input, changeTo } = setUp('lift');
    changeTo('');
    expect(input.value).toBe('');
  });
});
