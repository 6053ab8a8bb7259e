import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts.ts';
import { useOnline } from '#app/platform/offline/online.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { forgotPassword } from '../queries.ts';
import { SettingsRow } from '../profile/settings-row.tsx';
import { EmailChange } from './email-change.tsx';
import { PasswordChange } from './password-change.tsx';
import * as css from '../profile/settings.css.ts';

/** Email, password and Google, each changed in a sheet of its own. Text: profile, auth, errors. */
export function LogInSettings({ profile, onChanged }: { profile: Profile; onChanged: () => void }) {
  const { t } = useTranslation(['profile', 'auth']);
  const online = useOnline();
  const [open, setOpen] = useState<'email' | 'password'>();
  const [busy, setBusy] = useState(false);
  const { email, pendingEmail, hasPassword, google } = profile;
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    onChanged();
  };
  const mailPassword = async () => {
    setBusy(true);
    const outcome = await forgotPassword(email);
    setBusy(false);
    if (outcome.ok) toast.success(t('profile:logIn.passwordMailed', { email }));
    else toast.warning(outcome.problem.message ?? t('profile:offline'));
  };
  const look = {
    variant: 'secondary' as const,
    size: 'small' as const,
    invalid: !online,
    reason: t('profile:needsNetwork'),
  };
  return (
    <>
      <ul className={css.rows}>
        <SettingsRow
          title={t('profile:logIn.email')}
          text={email}
          note={pendingEmail && t('profile:logIn.emailPending', { email: pendingEmail })}
          action={
            <Button
              {...look}
              aria-label={t('profile:logIn.emailTitle')}
              invalid={!online || !hasPassword}
              reason={online ? t('profile:logIn.emailNeedsPassword') : t('profile:needsNetwork')}
              onClick={() => setOpen('email')}
            >
              {t('profile:change')}
            </Button>
          }
        />
        <SettingsRow
          title={t('profile:logIn.password')}
          text={hasPassword ? t('profile:logIn.passwordSet') : t('profile:logIn.passwordNone')}
          action={
            hasPassword ? (
              <Button
                {...look}
                aria-label={t('profile:logIn.passwordTitle')}
                onClick={() => setOpen('password')}
              >
                {t('profile:change')}
              </Button>
            ) : (
              <Button {...look} busy={busy} onClick={() => void mailPassword()}>
                {t('profile:logIn.passwordByMail')}
              </Button>
            )
          }
        />
        <SettingsRow
          title={t('profile:logIn.google')}
          text={google ? t('profile:logIn.googleLinked') : t('profile:logIn.googleNot')}
        />
      </ul>
      <Overlay
        open={open === 'email'}
        onClose={close}
        title={t('profile:logIn.emailTitle')}
        closeLabel={t('profile:close')}
        size="small"
        topPosition="content"
      >
        <EmailChange onDone={done} />
      </Overlay>
      <Overlay
        open={open === 'password'}
        onClose={close}
        title={t('profile:logIn.passwordTitle')}
        closeLabel={t('profile:close')}
        size="small"
        topPosition="content"
      >
        <PasswordChange onDone={done} />
      </Overlay>
    </>
  );
}
