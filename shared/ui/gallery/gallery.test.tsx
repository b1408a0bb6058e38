import { render } from '@testing-library/react';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { Gallery } from './gallery';

it('nothing in the gallery breaks a rule of accessibility', async () => {
  render(
    <main>
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    </main>,
  );
  // jsdom draws nothing: what needs colours or the shapes of letters is looked at in the browser.
  const drawn = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };
  const { violations } = await axe.run(document.body, { rules: drawn });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}, 30_000);
