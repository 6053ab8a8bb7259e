import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isPartyProblem } from '#contract/rules/stay.ts';
import { contactOf } from '#app/features/accounts/model.ts';
import { Title } from '#app/features/brand/title.tsx';
import type { Result, Problem } from '#app/platform/api/result.ts';
import { useViewer } from '#app/platform/session/session.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { BookingForm } from './booking-form.tsx';
import { BookingPreview } from './booking-preview.tsx';
import * as css from './booking-form.css.ts';

const route = getRouteApi('/_public/_member/book');

export function BookScreen() {
  const { home, person, quoted } = route.useLoaderData();
  const { houseId } = route.useSearch();
  const viewer = useViewer();
  const problem = home.ok && !home.value ? null : firstProblem(home, quoted);
  if (problem || !home.ok || !home.value || !quoted.ok) return <NoForm problem={problem} />;
  return (
    <BookingForm
      key={`${viewer?.id}/${houseId}`}
      draftKey={`book/${viewer?.id ?? ''}/${houseId}`}
      house={home.value}
      quote={quoted.value}
      me={person.ok ? contactOf(person.value) : null}
    />
  );
}

/** Explains why the form cannot be shown (null if there is no such house) and offers a way on. */
function NoForm({ problem }: { problem: Problem | null }) {
  const { t } = useTranslation(['booking', 'errors']);
  const { home, today } = route.useLoaderData();
  const search = route.useSearch();
  const { houseId, checkIn, checkOut, guests, beddingSets } = search;
  const router = useRouter();

  const isParty = isPartyProblem(problem?.code ?? '');
  // The dates are not at fault, and other ones would fail as well.
  const isFailure = problem?.code === 'offline' || problem?.code === 'server_error';
  const failed = t(home.ok ? 'booking:quoteFailed' : 'errors:server_error');
  return (
    <Content>
      <Title>{t('title')}</Title>
      <h1 className={visuallyHidden}>{t('title')}</h1>
      <EmptyState
        problem
        icon={<CalendarX size={28} />}
        title={
          problem?.code === 'server_error' ? failed : (problem?.message ?? t(problem ? 'offline' : 'noHome'))
        }
        {...(problem?.code === 'offline' ? { text: t('draftSaved') } : {})}
        action={
          isFailure ? (
            <Button variant="primary" onClick={() => void router.invalidate()}>
              {t('retry')}
            </Button>
          ) : home.ok && home.value ? (
            <Link
              to="/detail"
              search={{ id: houseId, checkIn, checkOut, guests, beddingSets }}
              {...(isParty ? {} : { hash: 'availability' })}
              className={buttonClass({ variant: 'primary' })}
            >
              {t(isParty ? 'toHome' : 'toCalendar')}
            </Link>
          ) : (
            <Link to="/houses" className={buttonClass({ variant: 'primary' })}>
              {t('toHouses')}
            </Link>
          )
        }
      />
      {problem?.code === 'offline' && home.ok && home.value && (
        <div className={css.main}>
          <BookingPreview house={home.value} search={search} today={today} />
        </div>
      )}
    </Content>
  );
}

function firstProblem(...outcomes: Result<unknown>[]): Problem | null {
  for (const outcome of outcomes) if (!outcome.ok) return outcome.problem;
  return null;
}
