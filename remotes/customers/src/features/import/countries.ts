import { COUNTRIES } from '@fm/domain/address';
import { fold } from '@fm/domain/tokens';
import type { ImportChoices } from '@fm/screens/import';

/** Countries that are offered, and any other by its code. */
export const countries: ImportChoices = {
  options: COUNTRIES.map(({ code, name }) => ({ id: code, label: name })),
  optionOf: (text) => {
    const known = COUNTRIES.find(({ name, code }) => fold(name) === fold(text) || fold(code) === fold(text));
    return known?.code ?? (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : undefined);
  },
};

/** How a column of countries is put into whatever has one. */
export const countryInto =
  <F>(set: (form: F, code: string) => void) =>
  (form: F, text: string): string | undefined => {
    const code = countries.optionOf(text);
    if (code === undefined) return 'Write a country, or its code of two letters.';
    set(form, code);
    return undefined;
  };
