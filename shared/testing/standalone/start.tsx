import '@fm/ui/styles.css';
import type { RemoteDescriptor, RemoteModule } from '@fm/contract';
import { validateModule } from '@fm/contract';
import { configureFirebase } from '@fm/firebase/app';
import { createRoot } from 'react-dom/client';
import { Alone } from './alone';
import { SETTINGS_PATH, type StandaloneSettings } from './settings';

/** Runs one area in a page of its own: the small host around it signs in by itself. */
export async function startStandalone(descriptor: RemoteDescriptor, exposed: RemoteModule): Promise<void> {
  const root = document.body.appendChild(document.createElement('div'));
  const response = await fetch(SETTINGS_PATH);
  const settings = (await response.json()) as StandaloneSettings;
  configureFirebase({ project: settings.firebase, emulators: settings.emulators });
  const module = validateModule(exposed, descriptor);
  createRoot(root).render(<Alone descriptor={descriptor} module={module} settings={settings} />);
}
