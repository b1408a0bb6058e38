import { createContext } from 'react';

/** Whether the form may only be read; every `Field` below hands it to its input. */
export const FormReadOnly = createContext(false);
