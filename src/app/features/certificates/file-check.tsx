import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CertificateCheck } from '#contract/reservations/certificates.ts';
import { sentenceOf, type Result } from '#app/platform/api/result.ts';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { CheckResult, NoResult } from './check-result.tsx';
import { checkOfFile } from './queries.ts';
import { useCertificateTexts } from './texts.ts';

export { residentStyle } from '#app/platform/browser/resident-style.ts';

export interface FileCheckProps {
  sha256: string;
  unknown: ReactNode;
}

export function FileCheck({ sha256, unknown }: FileCheckProps) {
  useCertificateTexts();
  const { t } = useTranslation('certificates');
  const [checked, setChecked] = useState<{ of: string; outcome: Result<CertificateCheck> } | null>(null);
  useEffect(() => {
    let gone = false;
    const check = async () => {
      const outcome = await checkOfFile(sha256);
      if (!gone) setChecked({ of: sha256, outcome });
    };
    void check();
    return () => {
      gone = true;
    };
  }, [sha256]);
  if (checked?.of !== sha256) return <Spinner />;
  const { outcome } = checked;
  if (!outcome.ok)
    return (
      <NoResult
        isUnknown={false}
        title={sentenceOf(outcome.problem, t('check.offline'))}
        text={t('check.fileAgain')}
      />
    );
  return outcome.value.known ? <CheckResult found={outcome.value} /> : unknown;
}
