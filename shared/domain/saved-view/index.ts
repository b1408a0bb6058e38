export { MAX_VIEW_NAME, type SavedView, savedViewSchema, savedViews } from './saved-view';
