import { useState } from 'react';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Deletion } from '#contract/accounts.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { ExportButton } from '#app/features/accounts/profile/export-button.tsx';
import { deleteAccount } from '#app/features/accounts/queries.ts';
import { legalValues } from '#app/features/brand/legal-values.ts';
import { useSettingsTexts } from '#app/features/accounts/profile/texts.ts';
import { Title } from '#app/features/brand/title.tsx';
import { useBusyUntilLoaded } from '#app/platform/forms/use-busy-until-loaded.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { logOutToHome } from './log-out.ts';
import * as mypage from './mypage.css.ts';
import * as css from './profile.css.ts';

const route = getRouteApi('/_public/_member/mypage/delete');

export function DeleteScreen() {
  useSettingsTexts();
  const { t, i18n } = useTranslation(['settings', 'profile']);
  const deletion = route.useLoaderData();
  const router = useRouter();
  const { years } = legalValues(i18n.language);
  const blocked = deletion.ok && !deletion.value.allowed;
  return (
    <Content width="reading" className={css.page}>
      <Title>{t('profile:remove.title')}</Title>
      <header className={css.head}>
        <Link to="/mypage/profile" className={mypage.back}>
          <ChevronLeft size={20} />
          {t('profile:title')}
        </Link>
        <h1>{t('profile:remove.title')}</h1>
        <p className={css.lead}>{t('remove.lead')}</p>
      </header>
      <div className={css.reading}>
        {blocked && <Blocked by={deletion.value.blockedBy} />}
        <section className={css.block} aria-labelledby="erased">
          <h2 id="erased" className={css.title}>
            {t('remove.erased')}
          </h2>
          <Bullets of={t('remove.erasedList', { returnObjects: true })} />
        </section>
        <section className={css.block} aria-labelledby="retained">
          <h2 id="retained" className={css.title}>
            {t('remove.retained')}
          </h2>
          <Bullets of={t('remove.retainedList', { returnObjects: true })} />
          <p className={css.lead}>{t('remove.retainedText', { years })}</p>
          <p className={css.lead}>{t('remove.reviewsText')}</p>
        </section>
        <section className={css.block} aria-labelledby="first">
          <h2 id="first" className={css.title}>
            {t('remove.first')}
          </h2>
          <p className={css.lead}>{t('data.exportText')}</p>
          <ExportButton />
        </section>
        {deletion.ok ? (
          <Ending blocked={blocked} />
        ) : (
          <EmptyState
            problem
            icon={<CircleAlert size={28} />}
            title={deletion.problem.message ?? t('remove.failed')}
            action={
              <Button variant="secondary" onClick={() => void router.invalidate()}>
                {t('profile:retry')}
              </Button>
            }
          />
        )}
      </div>
    </Content>
  );
}

function Bullets({ of }: { of: string[] }) {
  return (
    <ul className={css.bullets}>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Blocked({ by }: { by: Deletion['blockedBy'] }) {
  const { t } = useTranslation('settings');
  return (
    <section className={css.block} aria-labelledby="blocked">
      <h2 id="blocked" className={css.title}>
        {t('remove.blocked')}
      </h2>
      <p className={css.lead}>{t('remove.blockedText')}</p>
      <ul className={css.stays}>
        {by.map(({ reservationId, code, reason }) => (
          <li key={`${reservationId}/${reason}`}>
            <Link to="/mypage/$id" params={{ id: reservationId }} className={css.stay}>
              <span className={css.stayName}>{t('remove.stay', { code })}</span>
              <span className={css.stayWhy}>
                {t(`remove.reason.${reason}`)}
                <ChevronRight size={20} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ending({ blocked }: { blocked: boolean }) {
  const { t } = useTranslation('settings');
  const online = useOnline();
  const router = useRouter();
  const [isDeleting, setDeleting] = useState(false);
  const busy = useBusyUntilLoaded(isDeleting);
  const remove = async () => {
    const agreed = await confirm({
      title: t('remove.confirmTitle'),
      text: t('remove.confirmText'),
      confirmLabel: t('remove.confirm'),
      cancelLabel: t('remove.keep'),
      danger: true,
    });
    if (!agreed) return;
    setDeleting(true);
    const outcome = await deleteAccount();
    setDeleting(false);
    if (!outcome.ok) {
      toast.warning(sentenceOf(outcome.problem, t('offline')));
      return void router.invalidate();
    }
    toast.success(t('remove.done'));
    await logOutToHome(router);
  };
  return (
    <div className={css.end}>
      <Link to="/mypage/profile" className={buttonClass({ variant: 'secondary', full: 'phones' })}>
        {t('remove.keep')}
      </Link>
      <div>
        <Button
          variant="danger"
          full="phones"
          busy={busy}
          invalid={!online || blocked}
          reason={online ? t('remove.blockedReason') : t('needsNetwork')}
          onClick={() => void remove()}
        >
          {t('remove.submit')}
        </Button>
      </div>
    </div>
  );
}
