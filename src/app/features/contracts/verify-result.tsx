import { CircleAlert, FileCheck2, FileX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Verification } from '#contract/contracts.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { ResultCard, ResultFact, ResultFacts } from '#app/ui/data/result-card.tsx';
import { seoulDate } from '#contract/rules/dates.ts';
import type { FileProblem } from './file-hash.ts';
import * as css from './verify-form.css.ts';

export type Verified = { file: string } & (
  | { sha256: string; is: Verification }
  | { problem: FileProblem }
  /** The file is hashed but not looked up, because the host is unreachable or refused with its own message. */
  | { sha256: string; problem: 'offline' | 'refused'; message: string | null }
);

const SEOUL_OFFSET_MS = 9 * 3_600_000;

export interface VerifyResultProps {
  found: Verified;
  /** Renders a file that is not a contract, by its SHA-256; `unknown` is shown if it is not another document of ours either. */
  otherwise: (sha256: string, unknown: ReactNode) => ReactNode;
}

export function VerifyResult({ found, otherwise }: VerifyResultProps) {
  if ('problem' in found) return <Unverified {...found} />;
  const { file, sha256, is } = found;
  if (!is.known) return otherwise(sha256, <Unknown file={file} sha256={sha256} />);
  return <Genuine file={file} sha256={sha256} is={is} />;
}

function Unknown(found: { file: string; sha256: string }) {
  const { t } = useTranslation('verify');
  return (
    <ResultCard tone="bad" icon={<FileX2 size={28} />} title={t('unknown')}>
      <p>{t('unknownText')}</p>
      <FileFacts {...found} />
    </ResultCard>
  );
}

function Unverified(found: Extract<Verified, { problem: unknown }>) {
  const { t } = useTranslation('verify');
  const isHashed = 'sha256' in found;
  const title = (isHashed && found.message) || t(found.problem === 'refused' ? 'offline' : found.problem);
  return (
    <ResultCard tone="unsure" icon={<CircleAlert size={28} />} title={title}>
      {found.problem === 'offline' && <p>{t('offlineText')}</p>}
      {isHashed ? <FileFacts {...found} /> : <p className={css.file}>{found.file}</p>}
    </ResultCard>
  );
}

function Genuine(props: { file: string; sha256: string; is: Extract<Verification, { known: true }> }) {
  const { file, sha256, is } = props;
  const { t, i18n } = useTranslation('verify');
  const at = Date.parse(is.madeAt);
  const moment = t('moment', {
    date: plainDate(seoulDate(at), i18n.language),
    time: new Date(at + SEOUL_OFFSET_MS).toISOString().slice(11, 16),
  });
  const inForce = is.contract === 'in-force';
  return (
    <ResultCard tone={inForce ? 'good' : 'unsure'} icon={<FileCheck2 size={28} />} title={t('genuine')}>
      <p>{t(`contract.${is.contract}`)}</p>
      <ResultFacts>
        <ResultFact name={t('fact.file')}>{file}</ResultFact>
        <ResultFact name={t('fact.kind')}>{t(`kind.${is.kind}`)}</ResultFact>
        <ResultFact name={t('fact.reference')}>{is.reference}</ResultFact>
        <ResultFact name={t(is.kind === 'signed' ? 'fact.sealed' : 'fact.issued')}>{moment}</ResultFact>
        <ResultFact name={t('fact.signers')}>{t('people', { count: is.signers })}</ResultFact>
        <ResultFact name={t('fact.sha256')}>{sha256}</ResultFact>
      </ResultFacts>
    </ResultCard>
  );
}

function FileFacts({ file, sha256 }: { file: string; sha256: string }) {
  const { t } = useTranslation('verify');
  return (
    <ResultFacts>
      <ResultFact name={t('fact.file')}>{file}</ResultFact>
      <ResultFact name={t('fact.sha256')}>{sha256}</ResultFact>
    </ResultFacts>
  );
}
