import type { ReactNode } from 'react';
import type { Page } from '#contract/wire.ts';
import { Title } from '#app/features/brand/title.tsx';
import type { Result } from '#app/platform/api/result.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { NotLoaded, type NotLoadedProps } from '#app/features/admin/not-loaded.tsx';
import { PageLinks, type PageLinksProps } from '#app/features/admin/list/page-links.tsx';
import * as css from './list.css.ts';

export interface ListPageProps<Row> extends Pick<NotLoadedProps, 'failed' | 'retry' | 'warns'> {
  title: string;
  /** Links beside the title. */
  actions?: ReactNode;
  filters: ReactNode;
  found: Result<Page<Row>>;
  /** Says how many were found. */
  count: (total: number) => string;
  pageLink: PageLinksProps['link'];
  /** The rows of a page; `beyond` where there are none because it is past the last. */
  children: (rows: Row[], beyond: boolean) => ReactNode;
  /** Stands below the list. */
  below?: ReactNode;
  /** By default that of the window. */
  width?: 'full' | 'content';
}

/** A list of the administrators' area: its title, filters, how many were found, their rows and the pages, or why there is none. Text: admin. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, actions, filters, found, count, pageLink, children, below, width = 'full' } = props;
  const heading = <h1 className={css.title}>{title}</h1>;
  return (
    <Content width={width} className={css.page}>
      <Title>{title}</Title>
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
            {count(found.value.page.totalItems)}
          </p>
          {children(found.value.items, found.value.items.length === 0 && found.value.page.totalItems > 0)}
          <PageLinks page={found.value.page} link={pageLink} />
        </>
      ) : (
        <NotLoaded problem={found.problem} failed={props.failed} retry={props.retry} warns={props.warns} />
      )}
      {below}
    </Content>
  );
}
