/** The name by which a form knows the field that an element is of; undefined outside of forms. */
export function fieldOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  // A list or a calendar opens elsewhere in the page, and takes the focus along.
  const place = target.closest('[data-trigger]') ? openedField() : target;
  if (!place?.closest('form')) return undefined;
  return place.getAttribute('name') || place.closest('[data-field]')?.getAttribute('data-field') || undefined;
}

/** The field whose list or calendar is open. */
const openedField = () =>
  document.querySelector('form [data-field] [aria-expanded="true"]')?.closest('[data-field]');
