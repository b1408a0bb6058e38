import './toasts.css';
import type { Toast } from '@fm/platform';
import { ToastContainer, toast as toastify } from 'react-toastify/unstyled';

/** How long a toast stays, in milliseconds. */
const TOAST_MS = 4000;

/** Notices at the top right of the page. */
export const toast: Toast = {
  success: (message) => void toastify.success(message, { role: 'status' }),
  error: (message) => void toastify.error(message),
  info: (message) => void toastify.info(message, { role: 'status' }),
};

/** Where toasts appear. Once per page. */
export function Toasts() {
  return (
    <ToastContainer
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
