import { useId, type ReactNode } from 'react';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { ChevronLeft, CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts.ts';
import { personName } from '#contract/rules/people/names.ts';
import { ExportButton } from '#app/features/accounts/profile/export-button.tsx';
import { LanguageChoice, NotificationSettings } from '#app/features/accounts/profile/preferences.tsx';
import { ProfileForm } from '#app/features/accounts/profile/profile-form.tsx';
import { SettingsRow } from '#app/features/accounts/profile/settings-row.tsx';
import { rows } from '#app/features/accounts/profile/settings.css.ts';
import { logOutEverywhere } from '#app/features/accounts/queries.ts';
import { DeviceList } from '#app/features/accounts/security/device-list.tsx';
import { LogInSettings } from '#app/features/accounts/security/log-in-settings.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { NotifySwitch } from '#app/features/push/notify-switch.tsx';
import { SavedNote } from '#app/features/reservations/saved-note.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { logOutToHome } from './log-out.ts';
import * as mypage from './mypage.css.ts';
import * as css from './profile.css.ts';

const route = getRouteApi('/_public/_member/mypage/profile');

/** Profile and settings in sections. */
export function ProfileScreen() {
  const { t } = useTranslation('profile');
  const { profile, cached } = route.useLoaderData();
  const router = useRouter();
  return (
    <Content className={css.page}>
      <Title>{t('title')}</Title>
      <header className={css.head}>
        <Link to="/mypage" className={mypage.back}>
          <ChevronLeft size={20} />
          {t('back')}
        </Link>
        <h1>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </header>
      {profile.ok ? (
        <Parts profile={profile.value} />
      ) : (
        <>
          {cached && (
            <Part title={t('you.title')} text={<SavedNote readAt={cached.savedAt} />}>
              <p className={css.name}>{personName(cached.value)}</p>
            </Part>
          )}
          <Part title={t('language.title')} text={t('language.text')}>
            <LanguageChoice />
          </Part>
          <EmptyState
            problem
            icon={<CloudOff size={28} />}
            title={profile.problem.message ?? t('offlineOnly.title')}
            {...(profile.problem.code === 'offline' ? { text: t('offlineOnly.text') } : {})}
            action={
              <Button variant="primary" onClick={() => void router.invalidate()}>
                {t('retry')}
              </Button>
            }
          />
        </>
      )}
    </Content>
  );
}

function Parts({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { devices, accountId } = route.useLoaderData();
  const router = useRouter();
  const refresh = () => void router.invalidate();
  const everywhere = async () => {
    const outcome = await logOutEverywhere();
    if (outcome.ok) return logOutToHome(router);
    toast.warning(outcome.problem.message ?? t('offline'));
  };
  const settings = { profile, onChanged: refresh };
  return (
    <>
      <Part title={t('you.title')} text={t('you.text')}>
        <ProfileForm accountId={accountId} profile={profile} onSaved={refresh} />
      </Part>
      <Part title={t('logIn.title')} text={t('logIn.text')}>
        <LogInSettings {...settings} />
      </Part>
      <Part title={t('language.title')} text={t('language.text')}>
        <LanguageChoice {...settings} />
      </Part>
      <Part title={t('notifications.title')} text={t('notifications.text')}>
        <NotificationSettings {...settings} />
        <NotifySwitch />
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

/** Section of the settings; from 960 px its heading stands at the side. */
function Part({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <div className={css.about}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <div className={css.text}>{text}</div>
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}
