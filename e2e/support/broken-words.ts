import type { Page } from 'playwright-core';

/** Words of at most this many letters have room in any column that has words. */
const SHORT = 13;

/** Short words of the page's content that stand in two lines, broken in the middle. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate((longest) => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        if (word.length > longest) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top),
        );
        if (lines.size > 1) broken.add(word);
      }
    return [...broken];
  }, SHORT);
