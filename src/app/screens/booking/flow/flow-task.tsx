import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import * as css from './flow.css.ts';

export interface FlowTaskProps {
  id: string;
  title: string;
  done: boolean;
  children: ReactNode;
}

export function FlowTask({ id, title, done, children }: FlowTaskProps) {
  const { t } = useTranslation('flow');
  return (
    <section id={id} className={css.task} data-done={done ? '' : undefined} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.taskTitle}>
        {done && <Check size={22} className={css.tick} />}
        {title}
        <VisuallyHidden> ({done ? t('done') : t('open')})</VisuallyHidden>
      </h2>
      {children}
    </section>
  );
}
