import type { CSSProperties } from 'react';

/** The width a column should have, for the style sheet, which may shorten it where the window is narrow. */
export const columnWidth = (width: string) => ({ '--column': width }) as CSSProperties;
