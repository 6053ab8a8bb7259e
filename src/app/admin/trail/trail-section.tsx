import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { Page } from '#contract/wire.ts';
import type { Result } from '#app/platform/api/result.ts';
import { TrailList, type TrailListProps } from './trail-list.tsx';
import * as css from './trail.css.ts';

export interface TrailSectionProps extends Pick<TrailListProps, 'deviceName'> {
  found: Result<Page<AuditEntry>>;
  /** The link to everything that was done to the thing, around its words. */
  all: (words: string) => ReactNode;
}

/** The newest of what administrators did to one thing, and the way to the rest. Text: admin-trail. */
export function TrailSection({ found, deviceName, all }: TrailSectionProps) {
  const { t } = useTranslation('admin-trail');
  if (!found.ok) return <p role="alert">{found.problem.message ?? t('failed')}</p>;
  const { items, page } = found.value;
  if (items.length === 0) return <p className={css.soft}>{t('empty.thing')}</p>;
  return (
    <>
      <TrailList entries={items} deviceName={deviceName} />
      {page.totalItems > items.length && all(t('all', { count: page.totalItems }))}
    </>
  );
}
