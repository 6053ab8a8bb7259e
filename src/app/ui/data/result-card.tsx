import type { ReactNode } from 'react';
import * as css from './result-card.css.ts';

export interface ResultCardProps {
  tone: 'good' | 'bad' | 'unsure';
  icon: ReactNode;
  title: string;
  children?: ReactNode;
}

export function ResultCard({ tone, icon, title, children }: ResultCardProps) {
  return (
    <section className={css.card[tone]}>
      {icon}
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {children}
      </div>
    </section>
  );
}

export function ResultFacts({ children }: { children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>;
}

export function ResultFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
