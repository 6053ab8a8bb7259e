import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { FileSearch, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { cx } from '#app/ui/theme/cx.ts';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { hashOfPdf } from './file-hash.ts';
import { verification } from './queries.ts';
import { VerifyResult, type Verified, type VerifyResultProps } from './verify-result.tsx';
import * as css from './verify-form.css.ts';

/** Delay before a look-up is repeated that failed although the host can be reached, ms. */
const AGAIN_MS = 5_000;

/**
 * Verifies the file that was picked last and ignores late answers for earlier ones. Without the host it only computes the SHA-256, and continues when
 * the host comes back; a call that fails otherwise is repeated after `AGAIN_MS`.
 */
function useVerification() {
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Verified | null>(null);
  const latest = useRef<File>(null);

  const check = async (file: File | undefined) => {
    if (!file) return;
    latest.current = file;
    setBusy(true);
    setFound(null);
    await settle(file);
  };
  const settle = async (file: File) => {
    const result = await verified(file);
    if (latest.current !== file) return;
    setBusy(false);
    setFound(result);
  };
  const isOnline = useOnline();
  const goOn = useEffectEvent(() => {
    if (isOnline && latest.current && found && 'problem' in found && found.problem === 'offline')
      void settle(latest.current);
  });
  useEffect(() => {
    if (isOnline) goOn();
  }, [isOnline]);
  useEffect(() => {
    if (!found) return;
    const again = setTimeout(() => goOn(), AGAIN_MS);
    return () => clearTimeout(again);
  }, [found]);
  return { busy, found, check };
}

export function VerifyForm({ otherwise }: Pick<VerifyResultProps, 'otherwise'>) {
  const { t } = useTranslation('verify');
  const { busy, found, check } = useVerification();

  return (
    <div className={css.form}>
      <DropZone label={t(found ? 'another' : 'choose')} onFile={(file) => void check(file)} />
      <p className={css.note}>
        <ShieldCheck size={20} />
        {t('private')}
      </p>
      <div role="status">
        {busy && (
          <p className={css.working}>
            <Spinner />
            {t('working')}
          </p>
        )}
        {found && <VerifyResult found={found} otherwise={otherwise} />}
      </div>
    </div>
  );
}

type DropZoneProps = { label: string; onFile: (file: File | undefined) => void };

function DropZone({ label, onFile }: DropZoneProps) {
  const { t } = useTranslation('verify');
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    onFile(event.dataTransfer.files[0]);
  };

  return (
    <div
      className={cx(css.zone, over && css.zoneOver)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
    >
      <span className={css.icon}>
        <FileSearch size={32} />
      </span>
      <label className={cx(buttonClass({ variant: 'primary' }), css.choose)}>
        <input
          type="file"
          accept="application/pdf,.pdf"
          className={visuallyHidden}
          onChange={(event) => {
            onFile(event.target.files?.[0]);
            // Lets the same file be picked again.
            event.target.value = '';
          }}
        />
        {label}
      </label>
      <span className={css.drop}>{t('drop')}</span>
    </div>
  );
}

async function verified(file: File): Promise<Verified> {
  const hashed = await hashOfPdf(file);
  if ('problem' in hashed) return { file: file.name, problem: hashed.problem };
  const outcome = await verification(hashed.sha256);
  if (outcome.ok) return { file: file.name, sha256: hashed.sha256, is: outcome.value };
  const { code, message } = outcome.problem;
  const problem = code === 'offline' ? code : 'refused';
  return { file: file.name, sha256: hashed.sha256, problem, message };
}
