import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PageInfo } from '#contract/wire.ts';
import * as css from './page-links.css.ts';

export interface PageLink {
  className: string;
  'aria-label': string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}

export interface PageLinksProps {
  page: PageInfo;
  link: (number: number, attributes: PageLink) => ReactNode;
}

export function PageLinks({ page: { page: current, totalPages }, link }: PageLinksProps) {
  const { t } = useTranslation('admin');
  if (totalPages < 2) return null;
  const step = (number: number, label: string, icon: ReactNode) =>
    number >= 1 &&
    number <= totalPages && (
      <li key={label}>{link(number, { className: css.page, 'aria-label': label, children: icon })}</li>
    );
  return (
    <nav aria-label={t('pages.label')}>
      <ul className={css.pages}>
        {step(current - 1, t('pages.previous'), <ChevronLeft size={20} />)}
        {pageNumbers(current, totalPages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={css.gap}>…</span>
            ) : (
              link(number, {
                className: css.page,
                'aria-label': t('pages.page', { number }),
                'aria-current': number === current ? 'page' : undefined,
                children: number,
              })
            )}
          </li>
        ))}
        {step(current + 1, t('pages.next'), <ChevronRight size={20} />)}
      </ul>
    </nav>
  );
}

/** Returns the page numbers to offer: the first, the last and those around the present one, with null for a gap. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, total];
  const numbers = [...new Set(near)].filter((each) => each >= 1 && each <= total).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
