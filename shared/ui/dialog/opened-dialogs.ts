import { LazyPart } from '@fm/platform';

/** Dialogs as they are when open: React Aria's code, which a page that is only looked at does not need. */
export const openedDialogs = new LazyPart(() => import(/* webpackChunkName: "ui-dialog" */ './opened'));
