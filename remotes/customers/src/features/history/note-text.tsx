/** What a note says; struck out where a later entry corrects it. */
export const NoteText = ({ text, isReplaced }: { readonly text: string; readonly isReplaced: boolean }) =>
  isReplaced ? (
    <>
      <p dir="auto">
        <del>{text}</del>
      </p>
      <p>A later entry corrects this note.</p>
    </>
  ) : (
    <p dir="auto">{text}</p>
  );
