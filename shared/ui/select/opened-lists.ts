import { LazyPart } from '@fm/platform';

/** Fields and buttons with what opens: React Aria's code, which a list that is only looked at does not need. */
export const openedLists = new LazyPart(() => import(/* webpackChunkName: "ui-choice" */ './opened'));
