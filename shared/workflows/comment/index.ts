export { addComment } from './add-comment';
