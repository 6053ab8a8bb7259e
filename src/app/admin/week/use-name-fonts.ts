import { useEffect, type RefObject } from 'react';
import { localText } from '#app/platform/i18n/i18n.ts';
import type { Line } from './rows.ts';

/** Loads the font parts for the names of all rows before they are scrolled into view, because each later arrival would cause a new layout. */
export function useNameFonts(
  element: RefObject<HTMLElement | null>,
  lines: readonly Line[],
  language: string,
): void {
  useEffect(() => {
    if (!element.current) return;
    const names = lines.flatMap((line) =>
      line.kind === 'house'
        ? [
            localText(line.row.name, language),
            ...line.row.reservations.map(({ memberName }) => memberName ?? ''),
          ]
        : [],
    );
    const letters = new Set(names.filter((name) => BEYOND_ASCII.test(name)).join(''));
    const { fontSize, fontFamily } = getComputedStyle(element.current);
    // Without a network the fonts of the device stand in.
    document.fonts.load(`${fontSize} ${fontFamily}`, [...letters].join('')).catch(() => undefined);
  }, [element, lines, language]);
}

const BEYOND_ASCII = /[^ -~]/;
