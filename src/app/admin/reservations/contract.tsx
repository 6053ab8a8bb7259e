import { useState } from 'react';
import { FileDown, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import { countryName } from '#contract/rules/people/nationalities.ts';
import { passportName } from '#contract/rules/people/passport-name.ts';
import { downloadFile } from '#app/platform/browser/download.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { warn } from '#app/admin/kit/load/warn.ts';
import { contractFile, remindSigners } from './queries.ts';
import * as css from './detail.css.ts';

export interface ContractProps {
  reservation: AdminReservationDetail;
  onChanged: () => void;
}

export function Contract({ reservation, onChanged }: ContractProps) {
  const { t, i18n } = useTranslation('admin-reservations');
  const { contract, identities } = reservation;
  return (
    <>
      <p>{t(`contract.status.${contract.status}`)}</p>
      <ul className={css.lines}>
        {contract.signers.map(({ name, email, status, signedAt, linkHeldUntil }, index) => (
          <li key={index} className={css.line}>
            <span className={css.pair}>
              <span className={css.strong}>{name}</span>
              <span className={css.soft}>{email}</span>
              <Identity identity={identities[index] ?? null} />
            </span>
            <span className={css.soft}>
              {linkHeldUntil
                ? t('contract.held', { moment: seoulMoment(linkHeldUntil, i18n.language) })
                : signedAt
                  ? t('contract.signedAt', { moment: seoulMoment(signedAt, i18n.language) })
                  : t(`contract.signer.${status}`)}
            </span>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <DownloadButton reservation={reservation} />
        <RemindButton reservation={reservation} onChanged={onChanged} />
      </div>
    </>
  );
}

/** Passport entries of a signer; nothing before they sign. */
function Identity({ identity }: { identity: AdminReservationDetail['identities'][number] }) {
  const { t, i18n } = useTranslation('admin-reservations');
  if (!identity) return null;
  const { nationality, birthDate } = identity;
  const country = countryName(nationality, i18n.language) ?? t('contract.stateless');
  return (
    <span className={css.soft}>
      {t('contract.passport', { name: passportName(identity), country, birthDate })}
    </span>
  );
}

function DownloadButton({ reservation: { id, code } }: Pick<ContractProps, 'reservation'>) {
  const { t } = useTranslation('admin-reservations');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const outcome = await contractFile(id);
    setBusy(false);
    if (outcome.ok) downloadFile(outcome.value, `contract-${code}.pdf`);
    else warn(outcome.problem, t('contract.failed'));
  };
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void save()}>
      <FileDown size={18} />
      {t('contract.download')}
    </Button>
  );
}

function RemindButton({ reservation, onChanged }: ContractProps) {
  const { t } = useTranslation('admin-reservations');
  const [busy, setBusy] = useState(false);
  const { id, status, contract } = reservation;
  const missing = contract.signers.filter((signer) => signer.status === 'sent' || signer.status === 'opened');
  if (status !== 'requested' || contract.status !== 'sent' || missing.length === 0) return null;
  const remind = async () => {
    const names = missing.map(({ name, email }) => `${name} (${email})`).join(', ');
    const agreed = await confirm({
      title: t('remind.title'),
      text: t('remind.text', { names }),
      confirmLabel: t('remind.confirm'),
      cancelLabel: t('remind.cancel'),
    });
    if (!agreed) return;
    setBusy(true);
    const outcome = await remindSigners(id);
    setBusy(false);
    if (outcome.ok) toast.success(t('remind.done'));
    else warn(outcome.problem, t('remind.failed'));
    onChanged();
  };
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void remind()}>
      <Mail size={18} />
      {t('remind.action')}
    </Button>
  );
}
