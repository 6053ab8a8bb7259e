import { CircleAlert, FileCheck2, FileX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CertificateCheck } from '#contract/reservations/certificates.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { ResultCard, ResultFact, ResultFacts } from '#app/ui/data/result-card.tsx';
import * as css from './certificates.css.ts';

const tones = { valid: 'good', ended: 'unsure', replaced: 'unsure', withdrawn: 'bad' } as const;

export function CheckResult({ found }: { found: Extract<CertificateCheck, { known: true }> }) {
  const { t, i18n } = useTranslation('certificates');
  const { language } = i18n;
  const { state, since, name, area, code, from, to, issuedAt } = found;
  const date = since === null ? '' : dayOf(since, language);
  return (
    <ResultCard
      tone={tones[state]}
      icon={state === 'withdrawn' ? <FileX2 size={28} /> : <FileCheck2 size={28} />}
      title={t(`check.${state}`)}
    >
      <p>{t(`check.${state}Text`, { date })}</p>
      <ResultFacts>
        <ResultFact name={t('fact.code')}>{code}</ResultFact>
        {name && <ResultFact name={t('fact.name')}>{name}</ResultFact>}
        <ResultFact name={t('fact.area')}>{localText(area, language)}</ResultFact>
        <ResultFact name={t('fact.from')}>{longDate(from, language)}</ResultFact>
        <ResultFact name={t('fact.to')}>{longDate(to, language)}</ResultFact>
        <ResultFact name={t('fact.issued')}>{dayOf(issuedAt, language)}</ResultFact>
      </ResultFacts>
      <p className={css.small}>{t('check.compare')}</p>
    </ResultCard>
  );
}

export function NoResult({ title, text, isUnknown }: { title: string; text: string; isUnknown: boolean }) {
  return (
    <ResultCard
      tone={isUnknown ? 'bad' : 'unsure'}
      icon={isUnknown ? <FileX2 size={28} /> : <CircleAlert size={28} />}
      title={title}
    >
      <p>{text}</p>
    </ResultCard>
  );
}
