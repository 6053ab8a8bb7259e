import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { ChevronLeft, CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { personName } from '#contract/rules/people/names.ts';
import { LanguageField } from '#app/features/accounts/profile/language-field.tsx';
import { narrow } from '#app/features/accounts/profile/settings.css.ts';
import { Title } from '#app/features/brand/title.tsx';
import { SavedNote } from '#app/features/reservations/saved-note.tsx';
import { useLastLoaded } from '#app/platform/offline/use-last-loaded.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { Part } from './profile/profile-part.tsx';
import * as mypage from './mypage.css.ts';
import * as css from './profile.css.ts';

const route = getRouteApi('/_public/_member/mypage/profile');

type Loaded = ReturnType<typeof route.useLoaderData>;
const isLost = ({ profile }: Loaded) => !profile.ok && profile.problem.code === 'offline';

export function ProfileScreen() {
  const { t } = useTranslation('profile');
  const { profile, devices, accountId, cached, Settings } = useLastLoaded(route.useLoaderData(), isLost);
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
      {profile.ok && Settings ? (
        <Settings profile={profile.value} devices={devices} accountId={accountId} />
      ) : (
        <>
          {cached && (
            <Part title={t('you.title')} text={<SavedNote readAt={cached.savedAt} />}>
              <p className={css.name}>{personName(cached.value)}</p>
            </Part>
          )}
          <Part title={t('language.title')} text={t('language.text')}>
            <div className={narrow}>
              <LanguageField legend={t('language.legend')} />
            </div>
          </Part>
          <EmptyState
            problem
            icon={<CloudOff size={28} />}
            title={(!profile.ok && profile.problem.message) || t('offlineOnly.title')}
            {...(profile.ok || profile.problem.code === 'offline' ? { text: t('offlineOnly.text') } : {})}
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
