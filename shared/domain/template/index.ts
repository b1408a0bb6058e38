import { requiredText } from '../text';

/** Letters of the name of a template. */
export const MAX_TEMPLATE_NAME = 80;

/** The name of a template as it is typed. */
export const templateName = requiredText('a name', 1, MAX_TEMPLATE_NAME);
