import { createContext, useContext, useEffect } from 'react';

const CompanyTitleContext = createContext('');

/** Hands the company's name to every page, also to those before sign-in. */
export const CompanyTitle = CompanyTitleContext;

/** The company's name as configured. */
export const useCompanyTitle = () => useContext(CompanyTitleContext);

/** Names the browser's tab as the kit does for pages behind the sign-in. */
export function useTabTitle(page: string) {
  const company = useCompanyTitle();
  useEffect(() => {
    document.title = `${page} - ${company}`;
  }, [page, company]);
}
