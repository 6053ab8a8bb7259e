import { Suspense, use, type ReactNode } from 'react';
import { Link, useRouter } from '@tanstack/react-router';
import { FileX2, Hourglass, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SigningView } from '#contract/contracts.ts';
import { DownloadLink } from '#app/features/contracts/download-link.tsx';
import { RenewButton } from '#app/features/contracts/renew-button.tsx';
import { won } from '#contract/rules/format-money.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { sentenceOf, type Result, type Problem } from '#app/platform/api/result.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Drawing } from '#app/ui/drawings/drawing.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { useFocus } from '#app/ui/layout/use-focus.ts';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import * as css from './sign-screen.css.ts';

export function Facts({ view }: { view: SigningView }) {
  const { t, i18n } = useTranslation('sign');
  const facts = [
    [t('fact.home'), localText(view.listingName, i18n.language)],
    [t('fact.checkIn'), longDate(view.checkIn, i18n.language)],
    [t('fact.checkOut'), longDate(view.checkOut, i18n.language)],
    [t('fact.total'), won(view.total)],
    [t('fact.reference'), view.reference],
    ...(view.signers > 1
      ? [[t('fact.signers'), t('fact.signed', { signed: view.signed, total: view.signers })]]
      : []),
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt className={css.factName}>{name}</dt>
          <dd className={css.fact}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Waiting({ children }: { children: ReactNode }) {
  return (
    <div className={css.waiting} role="status">
      <Spinner />
      {children}
    </div>
  );
}

interface OutcomeProps {
  look: 'good' | 'bad' | 'calm';
  /** Icon of 32 px; without one a confirmation is drawn. */
  icon?: ReactNode;
  title: string;
  text: string;
  view: SigningView;
  /** True for the result of an action on this screen, false for a link opened later. */
  justNow: boolean;
  children?: ReactNode;
}

function Result({ look, icon, title, text, view, justNow, children }: OutcomeProps) {
  const head = useFocus<HTMLDivElement>(justNow);
  return (
    <div className={css.done}>
      <div ref={head} className={css.doneHead} role="status" tabIndex={-1}>
        {icon ? <span className={css.mark[look]}>{icon}</span> : <Drawing name="confirmed" />}
        <h1>{title}</h1>
        <p className={css.lead}>{text}</p>
      </div>
      <Facts view={view} />
      {children}
    </div>
  );
}

export function Signed({
  view,
  pdf,
  justNow,
}: {
  view: SigningView;
  pdf: Promise<Result<Blob>>;
  justNow: boolean;
}) {
  const { t } = useTranslation('sign');
  return (
    <Result
      look="good"
      title={t(justNow ? 'done.title' : 'done.already')}
      text={t(view.isBooker ? (view.isPaid ? 'done.confirmed' : 'done.text') : 'done.shared')}
      view={view}
      justNow={justNow}
    >
      <div className={css.actions}>
        <NextLink view={view} />
        <Suspense fallback={<Waiting>{t('pdf.fetching')}</Waiting>}>
          <SignedFile pdf={pdf} filename={`contract-${view.reference}.pdf`} main={!view.isBooker} />
        </Suspense>
        <Link to="/verify" className={css.verify}>
          {t('done.verify')}
        </Link>
      </div>
      <p className={css.hash}>{t('done.hash', { hash: view.sha256 })}</p>
    </Result>
  );
}

/** Link onward for the member who booked; only they pay or see what the stay waits for. */
function NextLink({ view }: { view: SigningView }) {
  const { t } = useTranslation('sign');
  if (view.reservationId === null) return null;
  return (
    <Link
      to="/book/$id"
      params={{ id: view.reservationId }}
      className={buttonClass({ variant: 'primary', full: true })}
    >
      {t(view.isPaid ? 'done.stay' : 'done.pay')}
    </Link>
  );
}

function SignedFile({
  pdf,
  filename,
  main,
}: {
  pdf: Promise<Result<Blob>>;
  filename: string;
  main: boolean;
}) {
  const { t } = useTranslation('sign');
  const outcome = use(pdf);
  if (!outcome.ok) return <p className={css.lead}>{sentenceOf(outcome.problem, t('offline'))}</p>;
  const look = main ? 'primary' : 'secondary';
  return (
    <DownloadLink file={outcome.value} filename={filename} variant={look} size="medium" full>
      {t('done.download')}
    </DownloadLink>
  );
}

export function WaitingForOthers({
  view,
  justNow,
  onAgain,
}: {
  view: SigningView;
  justNow: boolean;
  onAgain: () => void;
}) {
  const { t } = useTranslation('sign');
  const router = useRouter();
  const again = () => {
    onAgain();
    void router.invalidate();
  };
  return (
    <Result
      look="calm"
      icon={<Hourglass size={32} />}
      title={t('waiting.title')}
      text={t('waiting.text', { count: view.signers - view.signed })}
      view={view}
      justNow={justNow}
    >
      <div className={css.actions}>
        <NextLink view={view} />
        <Button variant="secondary" full onClick={again}>
          {t('waiting.again')}
        </Button>
      </div>
    </Result>
  );
}

export function Declined({ view, justNow }: { view: SigningView; justNow: boolean }) {
  const { t } = useTranslation('sign');
  const who = view.signerStatus === 'declined' ? 'self' : 'other';
  return (
    <Result
      look="bad"
      icon={<UserX size={32} />}
      title={t('declined.title')}
      text={t(view.declineEnds === 'change' ? `declined.${who}OfChange` : `declined.${who}`)}
      view={view}
      justNow={justNow}
    >
      <div className={css.actions}>
        <Link to="/houses" className={buttonClass({ variant: 'secondary', full: true })}>
          {t('toHouses')}
        </Link>
      </div>
    </Result>
  );
}

export function Refused({ token, problem }: { token: string; problem: Problem }) {
  const { t } = useTranslation(['sign', 'errors']);
  const router = useRouter();
  const { code } = problem;
  // The address was truncated before its token.
  const title = token ? sentenceOf(problem, t('offline')) : t('errors:token_invalid');
  const toMyPage = (
    <Link to="/mypage" className={buttonClass({ variant: 'primary' })}>
      {t('toMyPage')}
    </Link>
  );
  const help: { text: string; action: ReactNode } =
    code === 'offline'
      ? {
          text: t('retryText'),
          action: (
            <Button variant="primary" onClick={() => void router.invalidate()}>
              {t('reload')}
            </Button>
          ),
        }
      : code === 'token_expired'
        ? { text: t('expiredText'), action: <RenewButton token={token} /> }
        : code === 'hold_expired'
          ? {
              text: t('holdOverText'),
              action: (
                <Link to="/houses" className={buttonClass({ variant: 'primary' })}>
                  {t('toHouses')}
                </Link>
              ),
            }
          : { text: t('refusedText'), action: toMyPage };
  return (
    <>
      <h1 className={visuallyHidden}>{t('title')}</h1>
      <EmptyState problem icon={<FileX2 size={28} />} title={title} {...help} />
    </>
  );
}
