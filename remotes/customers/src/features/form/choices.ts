const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
/** Languages and currencies of the countries offered for addresses. */
const LANGUAGE_CODES = ['de', 'en', 'da', 'fr', 'nl', 'pl'];
const CURRENCY_CODES = ['EUR', 'CHF', 'DKK', 'GBP', 'PLN'];

export const LANGUAGES = LANGUAGE_CODES.map((id) => ({ id, label: languageNames.of(id) ?? id }));
export const CURRENCIES = CURRENCY_CODES.map((id) => ({ id, label: `${id}, ${currencyNames.of(id) ?? ''}` }));
