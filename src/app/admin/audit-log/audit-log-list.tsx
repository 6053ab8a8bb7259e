import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import { won } from '#contract/rules/format-money.ts';
import { isPlainDate } from '#contract/rules/dates.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Location } from '#contract/vocabulary.ts';
import { dayOf, seoulTime } from '#app/platform/i18n/format-instant.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { changedFields, type FieldChange, type FieldValue } from './entry-facts.ts';
import * as css from './audit-log.css.ts';

export interface AuditLogListProps {
  entries: readonly AuditEntry[];
  /** Returns the browser name for a user agent; null if it is unknown. */
  deviceName: (userAgent: string) => string | null;
  /** Renders the link to the record of an entry. Without it, the list belongs to a single record. */
  subject?: (entry: AuditEntry, name: string) => ReactNode;
}

/** Lists the actions of administrators, each with its changes, person, time in Seoul and origin. Text: admin-audit-log. */
export function AuditLogList({ entries, deviceName, subject }: AuditLogListProps) {
  const { t, i18n } = useTranslation('admin-audit-log');
  return (
    <ol className={subject ? css.list : css.plain}>
      {entries.map((entry) => (
        <li key={entry.id} className={css.entry}>
          <div className={css.line}>
            <span className={css.action}>
              {t(`action.${entry.action}`)}
              {subject && <SubjectOf entry={entry} link={subject} />}
            </span>
            <time dateTime={entry.at} className={css.soft}>
              {dayOf(entry.at, i18n.language)} {seoulTime(entry.at)}
            </time>
          </div>
          <Fields entry={entry} />
          <span className={css.soft}>
            {[entry.actorName || t('nobody'), deviceName(entry.userAgent), entry.network]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

function SubjectOf({ entry, link }: { entry: AuditEntry; link: NonNullable<AuditLogListProps['subject']> }) {
  const { t } = useTranslation(['admin-audit-log', 'common']);
  const { kind, name } = entry.subject;
  const wordsOf = (of: Exclude<typeof kind, 'export' | 'file' | 'message'>, code: string) => {
    if (of === 'account') return code;
    return of === 'neighbourhood'
      ? t(of, { code: t(`common:location.${code as Location}`) })
      : t(of, { code });
  };
  if (kind === 'export' || kind === 'file' || kind === 'message') return null;
  return (
    <>
      {' · '}
      {name ? link(entry, wordsOf(kind, name)) : t('gone')}
    </>
  );
}

function Fields({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-audit-log');
  const changes = changedFields(entry);
  if (changes.length === 0) return null;
  return (
    <dl className={css.fields}>
      {changes.map((change) => (
        <FieldLine key={change.field} change={change} name={t(`field.${change.field}`)} />
      ))}
    </dl>
  );
}

function FieldLine({ change: { before, after, isCleared }, name }: { change: FieldChange; name: string }) {
  const { t } = useTranslation('admin-audit-log');
  const words = useValueWords();
  return (
    <>
      <dt className={css.field}>{name}</dt>
      <dd className={css.value}>
        {before && (after || isCleared) ? (
          <>
            <del className={css.was}>{words(before)}</del> → {after ? words(after) : t('none')}
          </>
        ) : (
          words((after ?? before)!)
        )}
      </dd>
    </>
  );
}

/** Returns a function that formats a recorded value in the reader's language: money, dates, and translated vocabulary. */
function useValueWords(): (value: FieldValue) => string {
  const { t, i18n } = useTranslation('admin-audit-log');
  return ({ field, kind, value }) => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (kind === 'won') return won(Number(value));
    if (kind === 'date') return isPlainDate(text) ? plainDate(text, i18n.language) : text;
    if (kind === 'instant') return `${dayOf(text, i18n.language)} ${seoulTime(text)}`;
    if (kind === 'flag') return t('yes');
    if (kind === 'texts') return Array.isArray(value) ? value.join(', ') : text;
    if (kind === 'deductions') return deductionsOf(value, i18n.language);
    if (kind !== 'word') return text;
    const key = field === 'location' ? `common:location.${text}` : `admin-audit-log:word.${field}.${text}`;
    return i18n.t(key, { defaultValue: text });
  };
}

/** Lists deductions, one per line. Older ones have a single text instead of one per language. */
function deductionsOf(value: unknown, language: string): string {
  if (!Array.isArray(value)) return '';
  const said = (text: Bilingual | string) => (typeof text === 'string' ? text : localText(text, language));
  return value
    .map((each: { text: Bilingual | string; amount: number }) => `${said(each.text)}: ${won(each.amount)}`)
    .join('\n');
}
