import '../styles/index.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Gallery } from './gallery';

const root = document.body.appendChild(document.createElement('main'));
createRoot(root).render(
  // Its links lead to screens of the app, which is not here.
  <MemoryRouter>
    <Gallery />
  </MemoryRouter>,
);
