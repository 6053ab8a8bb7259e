import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { CalendarX, ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/ui/button-class.ts';
import { cx } from '#app/ui/cx.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Content } from '#app/ui/page.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { Title } from '../booking/title.tsx';
import * as css from './mypage.css.ts';

export interface StayTaskProps {
  /** The stay's id. */
  id: string;
  title: string;
  /** What the task is about; null where it cannot be done now, and the children say why. */
  lead: string | null;
  /** On the way back to the stay. */
  back: string;
  children: ReactNode;
}

/** The frame of whatever is done about one stay on a screen of its own. */
export function StayTask({ id, title, lead, back, children }: StayTaskProps) {
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

/** Why the dates of a stay cannot be changed now, and the way back to it. Text: mypage. */
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
