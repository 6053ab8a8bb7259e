import { CircleAlert, FileCheck2, FileX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CertificateCheck } from '#contract/certificates.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { cx } from '#app/ui/theme/cx.ts';
import * as css from './certificates.css.ts';

const looks = { valid: css.good, ended: css.unsure, replaced: css.unsure, withdrawn: css.bad } as const;

/** Result of checking a certificate: how it stands, and what stands on it for comparison. Text: certificates. */
export function CheckResult({ found }: { found: Extract<CertificateCheck, { known: true }> }) {
  const { t, i18n } = useTranslation('certificates');
  const { language } = i18n;
  const { state, since, name, area, code, from, to, issuedAt } = found;
  const isBad = state === 'withdrawn';
  const date = since === null ? '' : dayOf(since, language);
  return (
    <section className={cx(css.result, looks[state])}>
      {isBad ? <FileX2 size={28} /> : <FileCheck2 size={28} />}
      <div className={css.resultWords}>
        <h2 className={css.title}>{t(`check.${state}`)}</h2>
        <p>{t(`check.${state}Text`, { date })}</p>
        <dl className={css.facts}>
          <Fact name={t('fact.code')}>{code}</Fact>
          {name && <Fact name={t('fact.name')}>{name}</Fact>}
          <Fact name={t('fact.area')}>{localText(area, language)}</Fact>
          <Fact name={t('fact.from')}>{longDate(from, language)}</Fact>
          <Fact name={t('fact.to')}>{longDate(to, language)}</Fact>
          <Fact name={t('fact.issued')}>{dayOf(issuedAt, language)}</Fact>
        </dl>
        <p className={css.small}>{t('check.compare')}</p>
      </div>
    </section>
  );
}

/** Says why there is no result: an unknown certificate, or a host that did not answer. */
export function NoResult({ title, text, isUnknown }: { title: string; text: string; isUnknown: boolean }) {
  return (
    <section className={cx(css.result, isUnknown ? css.bad : css.unsure)}>
      {isUnknown ? <FileX2 size={28} /> : <CircleAlert size={28} />}
      <div className={css.resultWords}>
        <h2 className={css.title}>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
