import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AccountBox } from '#app/features/accounts/account-box.tsx';
import { CheckInCard } from '#app/features/reservations/check-in-card.tsx';
import { NextStay } from '#app/features/reservations/next-stay.tsx';
import { SavedNote } from '#app/features/reservations/saved-note.tsx';
import { StayLists } from '#app/features/reservations/stay-lists.tsx';
import { Button } from '#app/ui/button.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { cardLink } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Content, Heading } from '#app/ui/page.tsx';
import { Title } from '../booking/title.tsx';
import { InstallOffer } from './install-offer.tsx';
import { logOutToHome } from './log-out.ts';
import { StayTodos } from './stay-todos.tsx';
import * as css from './mypage.css.ts';

const route = getRouteApi('/_public/_member/mypage/');

/** My page: the next stay, every other one, the account. */
export function MyPageScreen() {
  const { t } = useTranslation('mypage');
  const { stays, next, name, email } = route.useLoaderData();
  const router = useRouter();
  const search = (
    <Link to="/houses" className={buttonClass({ variant: 'primary' })}>
      {t('toHouses')}
    </Link>
  );
  return (
    <Content className={css.page}>
      <Title>{t('title')}</Title>
      <div className={css.head}>
        <h1>{name ? t('hello', { name }) : t('title')}</h1>
        {stays.ok && stays.value.fromDevice && !next && <SavedNote readAt={stays.value.readAt} />}
      </div>
      {next && (
        <NextStay stay={next.value} readAt={next.readAt} fromDevice={next.fromDevice} today={next.today}>
          <StayTodos
            stay={next.value}
            today={next.today}
            heading="h3"
            onChanged={() => void router.invalidate()}
          />
          {isMine(next.value.status) && <CheckInCard stay={next.value} heading="h3" />}
          <Link
            to="/mypage/$id"
            params={{ id: next.value.id }}
            className={buttonClass({ variant: 'secondary', full: 'phones' })}
          >
            {t('next.whole')}
          </Link>
        </NextStay>
      )}
      {!stays.ok ? (
        <EmptyState
          problem
          icon={<KeyRound size={28} />}
          title={stays.problem.message ?? t('notSaved')}
          {...(stays.problem.code === 'offline' ? { text: t('notSavedText') } : {})}
          action={
            <Button variant="primary" onClick={() => void router.invalidate()}>
              {t('retry')}
            </Button>
          }
        />
      ) : (
        <section aria-labelledby="stays">
          <Heading id="stays" title={t('lists.title')} />
          <StayLists
            lists={stays.value.value}
            link={(stay, label) => (
              <Link to="/mypage/$id" params={{ id: stay.id }} className={cardLink}>
                {label}
              </Link>
            )}
            search={search}
          />
        </section>
      )}
      <InstallOffer />
      <section aria-labelledby="account">
        <Heading id="account" title={t('account')} />
        <AccountBox
          name={name}
          email={email}
          settings={
            <Link to="/mypage/profile" className={buttonClass({ variant: 'secondary' })}>
              {t('settings')}
            </Link>
          }
          onLogOut={() => logOutToHome(router)}
        />
      </section>
    </Content>
  );
}

/** Whether the home is this member's to enter. */
function isMine(status: string): boolean {
  return status === 'confirmed' || status === 'staying';
}
