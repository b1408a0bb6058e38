import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Page } from './page';
import { UiProvider } from './ui-provider';

describe('a page', () => {
  it('has its title as the only first heading and in the tab of the browser', () => {
    render(
      <MemoryRouter>
        <UiProvider companyTitle="Nordhaus">
          <Page title="Tasks" back={{ to: '/', label: 'Overview' }} />
        </UiProvider>
      </MemoryRouter>,
    );
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Tasks',
    ]);
    expect(document.title).toBe('Tasks - Nordhaus');
    expect(screen.getByRole('link', { name: 'Overview' }).getAttribute('href')).toBe('/');
  });

  it('names the tab by the record where the title alone says too little', () => {
    render(
      <MemoryRouter>
        <Page title="Edit task" documentTitle="Edit task: Filter" />
      </MemoryRouter>,
    );
    expect(document.title).toBe('Edit task: Filter');
  });
});
