import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CertificateCheck } from '#contract/reservations/certificates.ts';
import { sentenceOf, type Result } from '#app/platform/api/result.ts';
import { useNoIndex } from '#app/platform/browser/use-no-index.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { CheckResult, NoResult } from './check-result.tsx';
import { checkOfCode } from './queries.ts';
import { useCertificateTexts } from './texts.ts';
import * as css from './certificates.css.ts';

export { residentStyle } from '#app/platform/browser/resident-style.ts';

/**
 * Checks the code that was sent last and ignores late answers to earlier ones. A code in the address is checked at once, and again when the host can
 * be reached.
 */
function useCodeCheck(given: string) {
  const [busy, setBusy] = useState(given !== '');
  const [outcome, setOutcome] = useState<Result<CertificateCheck> | null>(null);
  const latest = useRef('');
  const online = useOnline();
  const ask = async (code: string) => {
    latest.current = code;
    const result = await checkOfCode(code);
    if (latest.current !== code) return;
    setBusy(false);
    setOutcome(result);
  };
  const check = async (code: string) => {
    setBusy(true);
    setOutcome(null);
    await ask(code);
  };
  const begin = useEffectEvent((code: string) => {
    if (code) void ask(code);
  });
  useEffect(() => begin(given), [given]);
  const goOn = useEffectEvent(() => {
    if (outcome?.ok === false && outcome.problem.code === 'offline') void check(latest.current);
  });
  useEffect(() => {
    if (online) goOn();
  }, [online]);
  return { busy, outcome, online, check };
}

export function CodeCheck({ code: given }: { code: string }) {
  useCertificateTexts();
  useNoIndex(given !== '');
  const { t } = useTranslation('certificates');
  const { busy, outcome, online, check } = useCodeCheck(given);
  const [typed, setTyped] = useState(given);
  const [isMissing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typed.trim() === '');
    if (typed.trim()) void check(typed.trim().slice(0, 60));
    else document.getElementById('certificate.code')?.focus();
  };
  return (
    <div className={css.check}>
      <form className={css.form} onSubmit={send} noValidate>
        <div className={css.fields}>
          <TextField
            id="certificate.code"
            label={t('check.code')}
            help={t('check.codeHelp')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setMissing(false);
            }}
            error={isMissing && t('check.codeMissing')}
          />
        </div>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          invalid={!online}
          reason={t('check.needsNetwork')}
        >
          {t('check.action')}
        </Button>
      </form>
      <div role="status">{outcome && <Outcome outcome={outcome} />}</div>
    </div>
  );
}

function Outcome({ outcome }: { outcome: Result<CertificateCheck> }) {
  const { t } = useTranslation('certificates');
  if (!outcome.ok)
    return (
      <NoResult
        isUnknown={false}
        title={sentenceOf(outcome.problem, t('check.offline'))}
        text={t('check.needsNetwork')}
      />
    );
  const { value } = outcome;
  if (!value.known) return <NoResult isUnknown title={t('check.unknown')} text={t('check.unknownText')} />;
  return <CheckResult found={value} />;
}
