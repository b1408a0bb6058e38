import './toast-container.css';
import { ToastContainer as Container, toast as toastify } from 'react-toastify/unstyled';
import type { ToastKind } from './toasts';

/** How long a toast stays, in milliseconds. */
const TOAST_MS = 4000;

/** Shows a message; failures are read out at once, everything else when there is time. */
export const show = (kind: ToastKind, message: string): void =>
  void toastify[kind](message, kind === 'error' ? {} : { role: 'status' });

/** Notices at the top right of the page. */
export function ToastContainer() {
  return (
    <Container
      position="top-right"
      autoClose={TOAST_MS}
      // A window in the background still gets its 4 seconds, no more.
      pauseOnFocusLoss={false}
      // The library's transitions wait for animations that reduced motion leaves out; ours is in the stylesheet.
      transition={false}
      draggable={false}
    />
  );
}
