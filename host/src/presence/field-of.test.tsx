import { fieldOf } from './field-of';

const page = (html: string) => {
  document.body.innerHTML = html;
  return fieldOf(document.querySelector('#here'));
};

it.each([
  ['an input by its own name', '<form><input id="here" name="title"></form>', 'title'],
  [
    'what has no name by its field',
    '<form><div data-field="type"><button id="here"></button></div></form>',
    'type',
  ],
  ['nothing outside of forms', '<div data-field="type"><button id="here"></button></div>', undefined],
  ['nothing beside the fields', '<form><button id="here"></button></form>', undefined],
  [
    'an open list by the field that it opened from',
    `<form><div data-field="lead"><button></button></div><div data-field="type"><button aria-expanded="true"></button></div></form>
     <div data-trigger="Select"><div id="here" role="option"></div></div>`,
    'type',
  ],
  [
    'no field in a list that opened from elsewhere',
    '<button aria-expanded="true"></button><div data-trigger="MenuTrigger"><div id="here"></div></div>',
    undefined,
  ],
])('knows %s', (_, html, field) => {
  expect(page(html)).toBe(field);
});

it('knows no field of what is no element', () => {
  expect(fieldOf(null)).toBeUndefined();
  expect(fieldOf(document)).toBeUndefined();
});
