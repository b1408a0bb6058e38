import { ButtonLink, Page } from '@fm/ui';

/** For an address that nothing answers to. */
export function NotFound() {
  return (
    <Page
      title="Page not found"
      subtitle="There is nothing at this address. It may have been mistyped, or moved."
      width="reading"
    >
      <p>
        <ButtonLink to="/" variant="primary">
          Go to overview
        </ButtonLink>
      </p>
    </Page>
  );
}
