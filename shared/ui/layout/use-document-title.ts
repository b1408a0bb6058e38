import { useEffect } from 'react';
import { useUiSettings } from './ui-provider';

/** Names the browser's tab "title - company". */
export function useDocumentTitle(title: string) {
  const { companyTitle } = useUiSettings();
  useEffect(() => {
    document.title = companyTitle ? `${title} - ${companyTitle}` : title;
  }, [title, companyTitle]);
}
