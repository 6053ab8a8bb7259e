import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { CalendarX, ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Title } from '#app/features/brand/title.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { cx } from '#app/ui/theme/cx.ts';
import * as css from './mypage.css.ts';

export interface ReservationTaskProps {
  id: string;
  title: string;
  /** Introduction to the task. Null if the task is impossible now; the children then give the reason. */
  lead: string | null;
  back: string;
  children: ReactNode;
}

export function ReservationTask({ id, title, lead, back, children }: ReservationTaskProps) {
  return (
    <Content width="reading" className={css.page}>
      <Title>{title}</Title>
      <header className={css.head}>
        <Link to="/mypage/$id" params={{ id }} className={css.back}>
          <ChevronLeft size={20} />
          {back}
        </Link>
        <h1 className={cx(lead === null && visuallyHidden)}>{title}</h1>
        {lead !== null && <p className={css.lead}>{lead}</p>}
      </header>
      {children}
    </Content>
  );
}

export function DatesFixed({ id, title, text }: { id: string; title: string; text?: string | undefined }) {
  const { t } = useTranslation('mypage');
  return (
    <EmptyState
      problem
      icon={<CalendarX size={28} />}
      title={title}
      text={text}
      action={
        <Link to="/mypage/$id" params={{ id }} className={buttonClass({ variant: 'primary' })}>
          {t('change.back')}
        </Link>
      }
    />
  );
}
