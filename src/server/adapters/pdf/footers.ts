import { contentWidth, page, text } from './style.ts';
import type { TextLayout } from './text-layout.ts';

export function layFooters(
  document: PDFKit.PDFDocument,
  type: TextLayout,
  {
    label,
    reference,
    from,
    to,
  }: { label: { ko: string; en: string }; reference: string; from: number; to: number },
): void {
  const top = page.height - 38;
  for (let index = from; index < to; index += 1) {
    document.switchToPage(index);
    const left = type.lines(`${label.ko} · ${label.en} ${reference}`, text.footer, contentWidth - 60);
    const number = type.lines(`${index - from + 1} / ${to - from}`, text.footer, 60);
    type.draw(left.slice(0, 1), { x: page.left, top, width: contentWidth });
    type.draw(number, { x: page.left, top, width: contentWidth, align: 'right' });
  }
}
