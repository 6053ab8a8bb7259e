import { useEffect } from 'react';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFlowTexts } from '#app/features/booking/flow/texts.ts';
import { Title } from '#app/features/brand/title.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { Confirmed } from './confirmed.tsx';
import { Held } from './held.tsx';

const route = getRouteApi('/_public/_member/book/$id');

/** Rest of a booking after its request, at one address: payment and signature in either order, then the confirmation. */
export function FlowScreen() {
  useFlowTexts();
  const { t } = useTranslation(['flow', 'booking', 'mypage']);
  const read = route.useLoaderData();
  const { id } = route.useParams();
  const router = useRouter();
  const open = read.ok && read.value.value.status === 'requested';
  useReturn(open);
  if (!read.ok) {
    const missing = read.problem.code === 'not_found';
    return (
      <Content>
        <Title>{t('flow:title')}</Title>
        <h1 className={visuallyHidden}>{t('flow:title')}</h1>
        <EmptyState
          problem
          icon={<CalendarX size={28} />}
          title={missing ? t('flow:none') : (read.problem.message ?? t('mypage:notSaved'))}
          action={
            missing ? (
              <Link to="/mypage" className={buttonClass({ variant: 'primary' })}>
                {t('booking:toMyPage')}
              </Link>
            ) : (
              <Button variant="primary" onClick={() => void router.invalidate()}>
                {t('booking:retry')}
              </Button>
            )
          }
        />
      </Content>
    );
  }
  const { value: reservation } = read.value;
  const firm =
    reservation.status === 'confirmed' ||
    reservation.status === 'staying' ||
    reservation.status === 'completed';
  if (firm) return <Confirmed reservation={reservation} />;
  if (reservation.status === 'requested')
    return <Held read={read.value} onChanged={() => void router.invalidate()} />;
  return (
    <Content>
      <Title>{t('flow:title')}</Title>
      <h1 className={visuallyHidden}>{t('flow:title')}</h1>
      <EmptyState
        icon={<CalendarX size={28} />}
        title={t('flow:ended')}
        action={
          <Link to="/mypage/$id" params={{ id }} className={buttonClass({ variant: 'primary' })}>
            {t('flow:toStay')}
          </Link>
        }
      />
    </Content>
  );
}

/** Reloads the state when the member comes back, because the contract is signed in another tab or from a mail. */
function useReturn(open: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!open) return;
    const again = () => {
      if (document.visibilityState === 'visible') void router.invalidate();
    };
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [open, router]);
}
