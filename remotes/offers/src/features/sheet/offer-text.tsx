import css from './sheet.module.css';

/** A text of an offer with its line breaks; nothing where there is none. */
export const OfferText = ({ text }: { readonly text: string | undefined }) =>
  text ? (
    <p className={css.text} dir="auto">
      {text}
    </p>
  ) : null;
