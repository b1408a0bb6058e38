import { createContext, type ReactNode, useContext } from 'react';
import { useDialogsAhead } from '../dialog/when-fetched';

interface UiSettings {
  /** Stands behind the title of every page in the browser's tab. */
  readonly companyTitle?: string | undefined;
}

const UiContext = createContext<UiSettings>({});

/** What the kit needs to know of the app. The shell puts it around everything; without it nothing breaks. */
export function UiProvider({ companyTitle, children }: UiSettings & { readonly children: ReactNode }) {
  useDialogsAhead();
  return <UiContext value={{ companyTitle }}>{children}</UiContext>;
}

export const useUiSettings = () => useContext(UiContext);
