import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Device, Profile } from '#contract/accounts.ts';
import { ExportButton } from '#app/features/accounts/profile/export-button.tsx';
import { LanguageChoice, NotificationSettings } from '#app/features/accounts/profile/preferences.tsx';
import { ProfileForm } from '#app/features/accounts/profile/profile-form.tsx';
import { SettingsRow } from '#app/features/accounts/profile/settings-row.tsx';
import { rows } from '#app/features/accounts/profile/settings.css.ts';
import { useSettingsTexts } from '#app/features/accounts/profile/texts.ts';
import { logOutEverywhere } from '#app/features/accounts/queries.ts';
import { DeviceList } from '#app/features/accounts/security/device-list.tsx';
import { LogInSettings } from '#app/features/accounts/security/log-in-settings.tsx';
import { PushKinds } from '#app/features/push/kinds/push-kinds.tsx';
import { sentenceOf, type Result } from '#app/platform/api/result.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { logOutToHome } from '../log-out.ts';
import { Part } from './profile-part.tsx';
import * as css from '../profile.css.ts';

export interface ProfileSettingsProps {
  profile: Profile;
  devices: Result<Device[]>;
  accountId: string;
}

export function ProfileSettings({ profile, devices, accountId }: ProfileSettingsProps) {
  useSettingsTexts();
  const { t } = useTranslation(['settings', 'profile']);
  const router = useRouter();
  const refresh = () => void router.invalidate();
  const everywhere = async () => {
    const outcome = await logOutEverywhere();
    if (outcome.ok) return logOutToHome(router);
    toast.warning(sentenceOf(outcome.problem, t('offline')));
  };
  const settings = { profile, onChanged: refresh };
  return (
    <>
      <Part title={t('profile:you.title')} text={t('you.text')}>
        <ProfileForm accountId={accountId} profile={profile} onSaved={refresh} />
      </Part>
      <Part title={t('logIn.title')} text={t('logIn.text')}>
        <LogInSettings {...settings} />
      </Part>
      <Part title={t('profile:language.title')} text={t('profile:language.text')}>
        <LanguageChoice {...settings} />
      </Part>
      <Part title={t('notifications.title')} text={t('notifications.text')}>
        <NotificationSettings {...settings} />
        <PushKinds />
      </Part>
      <Part title={t('devices.title')} text={t('devices.text')}>
        {devices.ok ? (
          <DeviceList
            key={devices.value.map(({ id }) => id).join()}
            devices={devices.value}
            onEverywhere={everywhere}
          />
        ) : (
          <p className={css.lead}>{devices.problem.message ?? t('devices.failed')}</p>
        )}
      </Part>
      <Part title={t('data.title')} text={t('data.text')}>
        <ul className={rows}>
          <SettingsRow
            title={t('data.export')}
            text={t('data.exportText')}
            action={<ExportButton size="small" />}
          />
          <SettingsRow
            title={t('data.remove')}
            text={t('data.removeText')}
            action={
              <Link to="/mypage/delete" className={buttonClass({ variant: 'secondary', size: 'small' })}>
                {t('data.remove')}
              </Link>
            }
          />
        </ul>
      </Part>
    </>
  );
}
