import type { ElementType, Key } from 'react';
import { Fragment, jsx } from 'react/jsx-runtime';

export { Fragment };

/** Lets an area built for development run in a released host, whose React has no development runtime. */
export const jsxDEV = (type: ElementType, props: unknown, key?: Key) => jsx(type, props, key);
