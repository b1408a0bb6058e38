import { LazyPart, type Toast, useStore } from '@fm/platform';

/** What a toast is about, as areas name it. */
export type ToastKind = keyof Toast;

/** Comes with the shell, or with the first toast: nobody needs it to sign in. */
export const toastsPart = new LazyPart(() => import('./toast-container'));

async function show(kind: ToastKind, message: string): Promise<void> {
  await toastsPart.load();
  const state = toastsPart.getSnapshot();
  if (state.phase === 'ready') state.part.show(kind, message);
}

/** Notices at the top right of the page. */
export const toast: Toast = {
  success: (message) => void show('success', message),
  error: (message) => void show('error', message),
  info: (message) => void show('info', message),
};

/** Where toasts appear. Once per page. */
export function Toasts() {
  const state = useStore(toastsPart);
  return state.phase === 'ready' ? <state.part.ToastContainer /> : null;
}
