import { useDefaultView } from '@fm/data';
import type { ReactNode } from 'react';

interface WithDefaultViewProps {
  /** The route of the list. Saved views belong to it. */
  readonly screen: string;
  /** The list, which reads nothing before its address is the one of the default view. */
  readonly children: ReactNode;
}

/** Opens a list with the default view of the person, where its address asks for nothing. */
export const WithDefaultView = ({ screen, children }: WithDefaultViewProps) =>
  useDefaultView(screen) ? null : children;
