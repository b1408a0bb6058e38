import { COMPANY_NEWS, type Company, companyNow } from '@fm/domain/company';
import { useSyncExternalStore } from 'react';

function onNews(listener: () => void): () => void {
  window.addEventListener(COMPANY_NEWS, listener);
  return () => window.removeEventListener(COMPANY_NEWS, listener);
}

/** What holds for the company, also once it is read: a paper may be drawn before. */
export const useCompany = (): Company => useSyncExternalStore(onNews, companyNow);
