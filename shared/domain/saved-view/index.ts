export { MAX_VIEW_NAME, type SavedView, savedViewSchema } from './saved-view';
export { savedViews } from './saved-view-kind';
