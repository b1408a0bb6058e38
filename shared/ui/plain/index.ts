/** What the sign-in page may have: no React Aria, no icons, a few hundred bytes each. */
export { Button, type ButtonProps } from '../button/button';
export { type ButtonLook, type ButtonSize, type ButtonVariant, buttonClass } from '../button/button-class';
export { fieldClasses } from '../field/field-classes';
export type { FieldProps } from '../field/field-props';
export { TextField, type TextFieldProps } from '../field/text-field';
