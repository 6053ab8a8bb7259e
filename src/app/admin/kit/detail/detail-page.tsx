import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Result } from '#app/platform/api/result.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { NotLoaded, type NotLoadedProps } from '../load/not-loaded.tsx';
import { useLastLoaded } from '../load/use-last-loaded.ts';
import { BackLink } from './back-link.tsx';
import * as css from './admin-detail.css.ts';

export interface DetailPageProps<Loaded, Value> extends Omit<NotLoadedProps, 'problem' | 'onRetry'> {
  /** Identifies the record, as in its address. */
  id: string;
  /** The data of the route's loader. */
  loaded: Loaded;
  /** Returns the answer that holds the record. */
  outcomeOf: (loaded: Loaded) => Result<Value>;
  /** The link to the list, as it was last searched, with the name of the list as its text. */
  back: LinkProps;
  /** The title of the page while there is no record. */
  heading: string;
  width?: 'full';
  children: (value: Value, loaded: Loaded) => ReactNode;
}

/** The frame of a record's page: the way back to its list, then the record, or the reason why there is none. */
export function DetailPage<Loaded, Value>(props: DetailPageProps<Loaded, Value>) {
  const { id, loaded, outcomeOf, back, heading, width, children, ...words } = props;
  const last = useLastLoaded(id, loaded, outcomeOf);
  const outcome = outcomeOf(last);
  return (
    <Content className={css.page} {...(width && { width })}>
      <BackLink {...back} activeOptions={{ exact: true }} />
      {outcome.ok ? (
        children(outcome.value, last)
      ) : (
        <>
          <h1 className={css.title}>{heading}</h1>
          <NotLoaded problem={outcome.problem} {...words} />
        </>
      )}
    </Content>
  );
}
