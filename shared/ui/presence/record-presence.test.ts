import { editingText, fieldText, visitorsText } from './record-presence';

const visitor = (name: string, field?: string, isTyping = false) => ({ name, field, isTyping });

it.each([
  [[], undefined],
  [['Olga'], 'Olga has this open, too.'],
  [['Olga', 'Marek'], 'Olga and Marek have this open, too.'],
  [['Olga', 'Marek', 'Ana', 'Emil'], '4 others have this open, too.'],
] as const)('who else is there is told of %p', (names, text) => {
  expect(visitorsText(names.map((name) => visitor(name)))).toBe(text);
});

it.each([
  [[], undefined],
  [['Olga'], 'Olga is editing this.'],
  [['Olga', 'Marek'], 'Olga and Marek are editing this.'],
  [['Olga', 'Marek', 'Ana', 'Emil'], '4 others are editing this.'],
] as const)('a row says who is editing its record, of %p', (names, text) => {
  expect(editingText(names)).toBe(text);
});

describe('a field', () => {
  it('says who types in it, before who only is in it', () => {
    const visitors = [visitor('Olga', 'title'), visitor('Marek', 'title', true), visitor('Ana', 'notes')];
    expect(fieldText(visitors, 'title')).toBe('Marek is typing here.');
    expect(fieldText(visitors, 'notes')).toBe('Ana is in this field.');
  });

  it('says nothing of who is elsewhere', () => {
    expect(fieldText([visitor('Olga', 'title', true), visitor('Ana')], 'notes')).toBeUndefined();
  });
});
