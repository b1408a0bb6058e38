/** Another calendar than the one that our days are counted in. */
const OTHER = /case '(?!gregory')[\w-]+':\s+return new [^;]+;/g;

/**
 * Takes the other calendars out of what React Aria's fields for dates are made of, a fifteenth of the file of forms
 * (`ui-form`): the fields ask for the Gregorian one, whatever the browser's locale counts by (`GregorianCalendar` in `@fm/ui/date`).
 */
module.exports = (source) => {
  const ours = source.replace(OTHER, '');
  if (ours === source || !ours.includes("case 'gregory':"))
    throw new Error('React Aria chooses its calendars in another way than it used to.');
  return ours;
};
