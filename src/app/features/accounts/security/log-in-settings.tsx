import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button, type ButtonProps } from '#app/ui/controls/button.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { forgotPassword } from '../queries.ts';
import { SettingsRow } from '../profile/settings-row.tsx';
import { EmailChange } from './email-change.tsx';
import { PasswordChange } from './password-change.tsx';
import * as css from '../profile/settings.css.ts';

export function LogInSettings({ profile, onChanged }: { profile: Profile; onChanged: () => void }) {
  const { t } = useTranslation(['settings', 'auth']);
  const online = useOnline();
  const [open, setOpen] = useState<'email' | 'password'>();
  const { email, pendingEmail, hasPassword, google } = profile;
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    onChanged();
  };
  const look = {
    variant: 'secondary' as const,
    size: 'small' as const,
    invalid: !online,
    reason: t('settings:needsNetwork'),
  };
  return (
    <>
      <ul className={css.rows}>
        <SettingsRow
          title={t('settings:logIn.email')}
          text={email}
          note={pendingEmail && t('settings:logIn.emailPending', { email: pendingEmail })}
          action={
            <Button
              {...look}
              aria-label={t('settings:logIn.emailTitle')}
              invalid={!online || !hasPassword}
              reason={online ? t('settings:logIn.emailNeedsPassword') : t('settings:needsNetwork')}
              onClick={() => setOpen('email')}
            >
              {t('settings:change')}
            </Button>
          }
        />
        <PasswordRow {...{ email, hasPassword, look }} onOpen={() => setOpen('password')} />
        <SettingsRow
          title={t('settings:logIn.google')}
          text={google ? t('settings:logIn.googleLinked') : t('settings:logIn.googleNot')}
        />
      </ul>
      <ChangeSheet open={open === 'email'} onClose={close} title={t('settings:logIn.emailTitle')}>
        <EmailChange onDone={done} />
      </ChangeSheet>
      <ChangeSheet open={open === 'password'} onClose={close} title={t('settings:logIn.passwordTitle')}>
        <PasswordChange onDone={done} />
      </ChangeSheet>
    </>
  );
}

type PasswordRowProps = {
  email: string;
  hasPassword: boolean;
  look: Pick<ButtonProps, 'variant' | 'size' | 'invalid' | 'reason'>;
  onOpen: () => void;
};

function PasswordRow({ email, hasPassword, look, onOpen }: PasswordRowProps) {
  const { t } = useTranslation('settings');
  const [busy, setBusy] = useState(false);
  const mailPassword = async () => {
    setBusy(true);
    const outcome = await forgotPassword(email);
    setBusy(false);
    if (outcome.ok) toast.success(t('logIn.passwordMailed', { email }));
    else toast.warning(sentenceOf(outcome.problem, t('offline')));
  };
  return (
    <SettingsRow
      title={t('logIn.password')}
      text={hasPassword ? t('logIn.passwordSet') : t('logIn.passwordNone')}
      action={
        hasPassword ? (
          <Button {...look} aria-label={t('logIn.passwordTitle')} onClick={onOpen}>
            {t('change')}
          </Button>
        ) : (
          <Button {...look} busy={busy} onClick={() => void mailPassword()}>
            {t('logIn.passwordByMail')}
          </Button>
        )
      }
    />
  );
}

type ChangeSheetProps = { open: boolean; onClose: () => void; title: string; children: ReactNode };

function ChangeSheet(props: ChangeSheetProps) {
  const { t } = useTranslation('settings');
  return <Overlay {...props} closeLabel={t('close')} size="small" topPosition="content" />;
}
