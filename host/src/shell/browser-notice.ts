/**
 * A notice of the browser, where the person allowed it and looks elsewhere; several windows with the same `tag` show one.
 */
export function notifyElsewhere(
  title: string,
  body: string | undefined,
  tag: string,
  onOpen: () => void,
): void {
  if (document.hasFocus()) return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { tag, ...(body !== undefined && { body }) });
    notice.onclick = () => {
      window.focus();
      onOpen();
      notice.close();
    };
  } catch {
    // Browsers of phones show such notices for installed apps alone; the toast has told already.
  }
}
