import { analyticsChoiceOf } from './analytics-choice';

/** Another tab of this browser keeps an answer. */
function answerElsewhere(uid: string, answer: string | null) {
  const key = `fm.analytics.${uid}`;
  if (answer === null) localStorage.removeItem(key);
  else localStorage.setItem(key, answer);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: answer }));
}

it('holds in every tab at once: nothing is told any more, and nothing is asked again', () => {
  const choice = analyticsChoiceOf('ana');
  const heard: unknown[] = [];
  choice.subscribe(() => heard.push(choice.getSnapshot()));
  expect(choice.getSnapshot()).toBeUndefined();
  answerElsewhere('ana', 'yes');
  answerElsewhere('ben', 'yes');
  answerElsewhere('ana', 'no');
  expect(heard).toEqual(['yes', 'no']);
});

it('is that of the person who is signed in', () => {
  answerElsewhere('ben', 'no');
  analyticsChoiceOf('ana').answer('yes');
  expect(analyticsChoiceOf('ben').getSnapshot()).toBe('no');
  expect(analyticsChoiceOf('ana').getSnapshot()).toBe('yes');
});

it('no takes the cookies of Google back, and no others', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as Google's script writes them
  for (const cookie of ['_ga=GA1.1.1', '_ga_TEST=GS1.1.1', 'other=1']) document.cookie = `${cookie}; path=/`;
  analyticsChoiceOf('ana').answer('yes');
  expect(document.cookie).toContain('_ga_TEST');
  analyticsChoiceOf('ana').answer('no');
  expect(document.cookie).toBe('other=1');
});
