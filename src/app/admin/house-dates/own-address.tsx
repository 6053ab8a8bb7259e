import { useId, useRef, useState } from 'react';
import { Copy, Link as LinkIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#app/platform/api/result.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import type { DatesPart } from './dates-part.ts';
import { removeAddress, renewAddress } from './queries.ts';
import * as css from '#app/admin/kit/load/parts.css.ts';

export function OwnAddress({ dates, reload }: DatesPart) {
  const { t } = useTranslation('admin-house-dates');
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const { address, houseId } = dates;
  const act = async (call: () => Promise<Result<unknown>>, done: string) => {
    setBusy(true);
    const outcome = await call();
    if (outcome.ok) await reload();
    setBusy(false);
    if (!outcome.ok) return warn(outcome.problem, t('actionFailed'));
    toast.success(done);
    keepFocus(place.current);
  };
  const make = () => act(() => renewAddress(houseId), t('own.made'));
  const sure = (name: 'renew' | 'remove') =>
    confirm({
      title: t(`own.${name}Title`),
      text: t(`own.${name}Text`),
      confirmLabel: t(`own.${name}Yes`),
      cancelLabel: t('cancel'),
      danger: true,
    });
  const renew = async () => void ((await sure('renew')) && (await make()));
  const remove = async () =>
    void ((await sure('remove')) && (await act(() => removeAddress(houseId), t('own.gone'))));
  return (
    <div ref={place} role="group" aria-labelledby={heading} tabIndex={-1} className={css.section}>
      <h3 id={heading} className={css.subtitle}>
        {t('own.title')}
      </h3>
      <p className={css.soft}>{t('own.lead')}</p>
      {address === null ? (
        <Missing busy={busy} onMake={() => void make()} />
      ) : (
        <Shown address={address} busy={busy} onRenew={() => void renew()} onRemove={() => void remove()} />
      )}
    </div>
  );
}

function Missing({ busy, onMake }: { busy: boolean; onMake: () => void }) {
  const { t } = useTranslation('admin-house-dates');
  return (
    <>
      <p className={css.soft}>{t('own.none')}</p>
      <div className={css.actions}>
        <Button variant="secondary" size="small" busy={busy} onClick={onMake}>
          <LinkIcon size={18} />
          {t('own.make')}
        </Button>
      </div>
    </>
  );
}

interface ShownProps {
  address: string;
  busy: boolean;
  onRenew: () => void;
  onRemove: () => void;
}

function Shown({ address, busy, onRenew, onRemove }: ShownProps) {
  const { t } = useTranslation('admin-house-dates');
  return (
    <>
      <TextField label={t('own.label')} readOnly value={address} onFocus={({ target }) => target.select()} />
      <div className={css.actions}>
        <CopyButton address={address} />
        <Button variant="secondary" size="small" busy={busy} onClick={onRenew}>
          {t('own.renew')}
        </Button>
        <Button variant="quiet" size="small" busy={busy} onClick={onRemove}>
          {t('own.remove')}
        </Button>
      </div>
    </>
  );
}

function CopyButton({ address }: { address: string }) {
  const { t } = useTranslation('admin-house-dates');
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => toast.success(t('own.copied')),
      () => toast.warning(t('own.copyFailed')),
    );
  return (
    <Button variant="secondary" size="small" onClick={copy}>
      <Copy size={18} />
      {t('own.copy')}
    </Button>
  );
}
