import { Suspense, use, useState, type ReactNode } from 'react';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { FileCheck2, FileX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SigningView } from '#contract/contracts.ts';
import { ResendButton } from '#app/features/accounts/resend-button.tsx';
import { DownloadLink } from '#app/features/contracts/download-link.tsx';
import { PdfPages } from '#app/features/contracts/pdf-pages.tsx';
import { recordOpened, signingPdf } from '#app/features/contracts/queries.ts';
import { SignForm } from '#app/features/contracts/sign-form.tsx';
import { longDate, won } from '#app/platform/format.ts';
import { localText } from '#app/platform/i18n.ts';
import type { Outcome, Problem } from '#app/platform/problem.ts';
import { useViewer } from '#app/platform/session.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Content } from '#app/ui/page.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { Title } from './title.tsx';
import * as css from './sign-screen.css.ts';

const route = getRouteApi('/_public/sign');

/** The contract by its emailed link: read, consent, sign. */
export function SignScreen() {
  const { t } = useTranslation('sign');
  const { token } = route.useSearch();
  const { view, pdf } = route.useLoaderData();
  const [signed, setSigned] = useState<{ view: SigningView; pdf: Promise<Outcome<Blob>> } | null>(null);

  const shown = signed?.view ?? (view.ok ? view.value : null);
  const file = signed?.pdf ?? pdf;
  return (
    <Content>
      <Title>{t('title')}</Title>
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      {!view.ok ? (
        <Refused problem={view.problem} />
      ) : shown?.status === 'signed' && file ? (
        <Signed view={shown} pdf={file} justNow={signed !== null} />
      ) : shown?.status === 'sent' && file ? (
        <ToSign
          token={token}
          view={shown}
          pdf={file}
          onSigned={(next) => setSigned({ view: next, pdf: signingPdf(token) })}
        />
      ) : (
        <Refused problem={{ code: 'contract_void', message: t('void'), fields: {} }} />
      )}
    </Content>
  );
}

function ToSign(props: {
  token: string;
  view: SigningView;
  pdf: Promise<Outcome<Blob>>;
  onSigned: (view: SigningView) => void;
}) {
  const { token, view, pdf, onSigned } = props;
  const { t } = useTranslation('sign');
  const viewer = useViewer();
  const router = useRouter();
  const [read, setRead] = useState(false);
  const shown = () => {
    if (read) return;
    setRead(true);
    void recordOpened(token);
  };
  const help = (problem: Problem) => {
    if (problem.code === 'email_not_confirmed') return viewer ? <ResendButton full /> : null;
    if (problem.code !== 'contract_signed' && problem.code !== 'contract_void') return null;
    return (
      <Button variant="secondary" onClick={() => void router.invalidate()}>
        {t('reload')}
      </Button>
    );
  };
  return (
    <div className={css.page}>
      <div>
        <div className={css.head}>
          <h1>{t('title')}</h1>
          <p className={css.lead}>{t('lead', { name: view.signerName })}</p>
        </div>
        <Suspense fallback={<Waiting>{t('pdf.fetching')}</Waiting>}>
          <Document pdf={pdf} filename={`contract-${view.reference}.pdf`} onShown={shown} />
        </Suspense>
      </div>
      <div className={css.form}>
        <Facts view={view} />
        <SignForm token={token} signerName={view.signerName} read={read} onSigned={onSigned} help={help} />
      </div>
    </div>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <div className={css.waiting} role="status">
      <Spinner />
      {children}
    </div>
  );
}

function Document({
  pdf,
  filename,
  onShown,
}: {
  pdf: Promise<Outcome<Blob>>;
  filename: string;
  onShown: () => void;
}) {
  const { t } = useTranslation('sign');
  const router = useRouter();
  const outcome = use(pdf);
  if (outcome.ok)
    return <PdfPages file={outcome.value} title={t('pdf.title')} filename={filename} onShown={onShown} />;
  return (
    <EmptyState
      problem
      icon={<FileX2 size={28} />}
      title={outcome.problem.message ?? t('offline')}
      action={
        <Button variant="secondary" onClick={() => void router.invalidate()}>
          {t('reload')}
        </Button>
      }
    />
  );
}

function Facts({ view }: { view: SigningView }) {
  const { t, i18n } = useTranslation('sign');
  const facts = [
    [t('fact.home'), localText(view.listingName, i18n.language)],
    [t('fact.checkIn'), longDate(view.checkIn, i18n.language)],
    [t('fact.checkOut'), longDate(view.checkOut, i18n.language)],
    [t('fact.total'), won(view.total)],
    [t('fact.reference'), view.reference],
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

function Signed({
  view,
  pdf,
  justNow,
}: {
  view: SigningView;
  pdf: Promise<Outcome<Blob>>;
  justNow: boolean;
}) {
  const { t } = useTranslation('sign');
  return (
    <div className={css.done}>
      <div className={css.doneHead} role="status">
        <span className={css.mark}>
          <FileCheck2 size={32} />
        </span>
        <h1>{t(justNow ? 'done.title' : 'done.already')}</h1>
        <p className={css.lead}>{t('done.text')}</p>
      </div>
      <Facts view={view} />
      <div className={css.actions}>
        <Link
          to="/mypage/$id"
          params={{ id: view.reservationId }}
          className={buttonClass({ variant: 'primary', full: true })}
        >
          {t('done.pay')}
        </Link>
        <Suspense fallback={<Waiting>{t('pdf.fetching')}</Waiting>}>
          <SignedFile pdf={pdf} filename={`contract-${view.reference}.pdf`} />
        </Suspense>
      </div>
      <p className={css.hash}>{t('done.hash', { hash: view.sha256 })}</p>
    </div>
  );
}

function SignedFile({ pdf, filename }: { pdf: Promise<Outcome<Blob>>; filename: string }) {
  const { t } = useTranslation('sign');
  const outcome = use(pdf);
  if (!outcome.ok) return <p className={css.lead}>{outcome.problem.message ?? t('offline')}</p>;
  return (
    <DownloadLink file={outcome.value} filename={filename} variant="secondary" size="medium" full>
      {t('done.download')}
    </DownloadLink>
  );
}

/** A link that leads nowhere any more, or never did. */
function Refused({ problem }: { problem: Problem }) {
  const { t } = useTranslation('sign');
  const router = useRouter();
  return (
    <>
      <h1 className={visuallyHidden}>{t('title')}</h1>
      <EmptyState
        problem
        icon={<FileX2 size={28} />}
        title={problem.message ?? t('offline')}
        text={problem.code === 'offline' ? t('retryText') : t('refusedText')}
        action={
          problem.code === 'offline' ? (
            <Button variant="primary" onClick={() => void router.invalidate()}>
              {t('reload')}
            </Button>
          ) : (
            <Link to="/mypage" className={buttonClass({ variant: 'primary' })}>
              {t('toMyPage')}
            </Link>
          )
        }
      />
    </>
  );
}
