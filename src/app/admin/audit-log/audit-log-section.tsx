import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { Page } from '#contract/wire.ts';
import type { Result } from '#app/platform/api/result.ts';
import { AuditLogList, type AuditLogListProps } from './audit-log-list.tsx';
import * as css from './audit-log.css.ts';

export interface AuditLogSectionProps extends Pick<AuditLogListProps, 'deviceName'> {
  found: Result<Page<AuditEntry>>;
  all: (words: string) => ReactNode;
}

/** The newest of what administrators did to one thing, and the way to the rest. Text: admin-audit-log. */
export function AuditLogSection({ found, deviceName, all }: AuditLogSectionProps) {
  const { t } = useTranslation('admin-audit-log');
  if (!found.ok) return <p role="alert">{found.problem.message ?? t('failed')}</p>;
  const { items, page } = found.value;
  if (items.length === 0) return <p className={css.soft}>{t('empty.thing')}</p>;
  return (
    <>
      <AuditLogList entries={items} deviceName={deviceName} />
      {page.totalItems > items.length && all(t('all', { count: page.totalItems }))}
    </>
  );
}
