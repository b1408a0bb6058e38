import css from './status.module.css';

/** "Olga Maria Brandt" -> "OB". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map((word) => Array.from(word)[0] ?? '').join('');
}

export interface AvatarProps {
  readonly name: string;
  readonly size?: 'md' | 'lg' | undefined;
}

/** The initials of a person in a circle. For the eye only: write the name beside it. */
export const Avatar = ({ name, size = 'md' }: AvatarProps) => (
  <span className={size === 'lg' ? `${css.avatar} ${css.lg}` : css.avatar} aria-hidden="true">
    {initials(name)}
  </span>
);
