/** Id of the page's main part. */
export const CONTENT_ID = 'content';

/** The first stop of the keyboard: past the menu, to the page. */
export const SkipLink = () => (
  <a href={`#${CONTENT_ID}`} className="skip-link">
    Skip to content
  </a>
);
