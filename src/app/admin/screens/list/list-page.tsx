import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '#contract/wire.ts';
import { Title } from '#app/features/brand/title.tsx';
import type { Result } from '#app/platform/api/result.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { NotLoaded, type NotLoadedProps } from '#app/admin/kit/load/not-loaded.tsx';
import { useRememberedSearch, type ListName } from '#app/admin/kit/list/last-search.ts';
import { PageLinks, type PageLinksProps } from '#app/admin/kit/list/page-links.tsx';
import { cx } from '#app/ui/theme/cx.ts';
import * as css from './list.css.ts';
import { useIsComing } from './use-coming-search.ts';

/** Namespaces with the words of a list: its title, the number found, and the error. */
type ListTexts = Exclude<ListName, 'admin-reservations' | 'admin-turnovers'>;

export interface ListPageProps<Row> extends Pick<NotLoadedProps, 'warns'> {
  texts: ListTexts;
  actions?: ReactNode;
  filters: ReactNode;
  found: Result<Page<Row>>;
  /** Renders the rows of a page. `beyond` is true if there are none because the page is after the last one. */
  children: (rows: Row[], beyond: boolean) => ReactNode;
  below?: ReactNode;
  /** The width of the window by default. */
  width?: 'full' | 'content';
}

/**
 * A list of the admin area with title, filters, number found, rows and pages, or the reason for an empty list. The page number is `page` in the
 * address. Text: admin.
 */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { texts, actions, filters, found, children, below, width = 'full' } = props;
  const { t } = useTranslation(texts as 'admin-reviews');
  useRememberedSearch(texts, useSearch({ strict: false }));
  const isComing = useIsComing();
  const heading = <h1 className={css.title}>{t('title')}</h1>;
  return (
    <Content width={width} className={css.page}>
      <Title>{t('title')}</Title>
      {actions ? (
        <div className={css.heading}>
          {heading}
          <div className={css.headingActions}>{actions}</div>
        </div>
      ) : (
        heading
      )}
      {filters}
      {found.ok ? (
        <>
          <p role="status" className={css.toolbar}>
            {t('count', { count: found.value.page.totalItems })}
          </p>
          <div className={cx(isComing && css.loading)} aria-busy={isComing}>
            {children(found.value.items, found.value.items.length === 0 && found.value.page.totalItems > 0)}
          </div>
          <PageLinks page={found.value.page} link={pageLink} />
        </>
      ) : (
        <NotLoaded problem={found.problem} failed={t('failed')} retry={t('retry')} warns={props.warns} />
      )}
      {below}
    </Content>
  );
}

const pageLink: PageLinksProps['link'] = (number, attributes) => (
  <Link
    to="."
    search={(now: object) => ({ ...now, page: number > 1 ? number : undefined })}
    activeOptions={{ exact: true }}
    {...attributes}
  />
);
