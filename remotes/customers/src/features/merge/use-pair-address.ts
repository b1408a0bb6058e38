import { useSearchParams } from 'react-router-dom';

/** Which two customers the address names. */
export interface PairAddress {
  readonly keep?: string | undefined;
  readonly away?: string | undefined;
}

/** Puts two customers into the address, in place of those that are there. */
export function useToPair(): (pair: PairAddress) => void {
  const [, setParams] = useSearchParams();
  return ({ keep, away }) => setParams({ ...(keep && { keep }), ...(away && { away }) }, { replace: true });
}
