import { createContext } from 'react';

/** Names of the fields of a form by their paths, written by the fields and read when something is wrong. */
export const FormLabels = createContext(new Map<string, string>());
