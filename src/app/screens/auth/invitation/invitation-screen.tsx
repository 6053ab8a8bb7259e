import { Link, useRouter } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '#contract/contacts/invitations.ts';
import * as css from '#app/features/accounts/form.css.ts';
import { InvitationForm } from '#app/features/accounts/invitation/invitation-form.tsx';
import { GoogleButton } from '#app/features/accounts/sign-in/google-button.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { sentenceOf, type Result } from '#app/platform/api/result.ts';
import { tracking } from '#app/platform/services/tracking.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { ReadLegal } from '../read-legal.tsx';

export interface InvitationScreenProps {
  token: string;
  found: Result<Invitation>;
}

export function InvitationScreen({ token, found }: InvitationScreenProps) {
  const { t } = useTranslation(['invitation', 'auth']);
  const { history } = useRouter();
  const head = (
    <>
      <Title>{t('title')}</Title>
      <meta name="referrer" content="no-referrer" />
    </>
  );
  if (!found.ok)
    return (
      <AuthFrame centred>
        {head}
        <Dead problem={found.problem} />
      </AuthFrame>
    );
  const { email, reservations } = found.value;
  const [first, second] = reservations;
  const codes = reservations.map(({ code }) => code).join(', ');
  const stay = first && !second ? `/mypage/${first.id}` : '/mypage';
  return (
    <AuthFrame>
      {head}
      <div className={css.intro}>
        <h1>{t(first ? 'title' : 'titleAlone')}</h1>
        <p className={css.lead}>
          {first ? t('lead', { codes, count: reservations.length }) : t('leadAlone')}
        </p>
      </div>
      <InvitationForm
        invitation={found.value}
        token={token}
        readTerms={<ReadLegal text="terms" />}
        readPrivacy={<ReadLegal text="privacy" />}
        onDone={() => {
          tracking.signupComplete();
          history.replace(stay);
        }}
      />
      <GoogleButton
        next={stay}
        divided
        {...(first && { note: t('google', { email, count: reservations.length }) })}
      />
    </AuthFrame>
  );
}

const finals = new Set<string>(['token_invalid', 'token_expired', 'invitation_over', 'account_blocked']);

function Dead({ problem }: { problem: Extract<InvitationScreenProps['found'], { ok: false }>['problem'] }) {
  const { t } = useTranslation(['invitation', 'auth']);
  const router = useRouter();
  const isOver = finals.has(problem.code);
  return (
    <div className={css.message} role="alert">
      <span className={css.messageIcon}>
        <CircleAlert size={32} />
      </span>
      <h1>{t(isOver ? 'over' : 'unread')}</h1>
      <p className={css.lead}>{sentenceOf(problem, t('auth:offline'))}</p>
      <div className={css.actions}>
        {isOver ? (
          <Link to="/auth/login" className={buttonClass({ variant: 'primary', full: true })}>
            {t('logIn')}
          </Link>
        ) : (
          <Button variant="primary" full onClick={() => void router.invalidate()}>
            {t('retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
