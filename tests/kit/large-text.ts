import type { Page } from '@playwright/test';

/** Doubles the text size of a page, like a browser setting (WCAG 2.2, 1.4.4). */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/**
 * Lists the words that break between two letters although they would fit on one line, such as `Hon/gda/e`. Leaves out addresses and codes, which have
 * no other place to break, and words wider than three quarters of the window.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement!;
      if (!node.nodeValue!.trim() || parent.closest('script, style, code, svg')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      for (const { 0: word, index } of node.nodeValue!.matchAll(/[\p{L}\p{M}\p{N}$₩%'’@./_]+/gu)) {
        if (/[@/_]|\w\.\w/.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Map<number, number>();
        for (const { top, width } of range.getClientRects())
          if (width > 0) lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + width);
        const width = [...lines.values()].reduce((sum, each) => sum + each, 0);
        if (lines.size > 1 && width < innerWidth * 0.75)
          found.add(`${word} (${[...parent.classList].join('.') || parent.localName})`);
      }
    }
    return [...found];
  });
}
