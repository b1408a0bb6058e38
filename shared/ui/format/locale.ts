import { knownLocale } from '@fm/domain/locale';

/** The language whose formats are used: the browser's. The words of the app are English whatever it says. */
export const locale = () => knownLocale(globalThis.navigator?.language);

/** Formatters are slow to make and lists need thousands of them: one per locale and options. */
export function cached<Options extends object, Formatter>(
  make: (locale: string, options: Options) => Formatter,
) {
  const made = new Map<string, Formatter>();
  return (options: Options): Formatter => {
    const key = locale() + JSON.stringify(options);
    let formatter = made.get(key);
    if (!formatter) {
      formatter = make(locale(), options);
      made.set(key, formatter);
    }
    return formatter;
  };
}
