import { changeView, removeView, restoreView, saveView } from './saved-views';

/** What can be changed about saved views. */
export const viewCommands = [saveView, changeView, removeView, restoreView] as const;
