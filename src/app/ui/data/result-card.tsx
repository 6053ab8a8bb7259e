import type { ReactNode } from 'react';
import * as css from './result-card.css.ts';

export interface ResultCardProps {
  /** The colour of the card; its icon and title say the same. */
  tone: 'good' | 'bad' | 'unsure';
  icon: ReactNode;
  title: string;
  children?: ReactNode;
}

/** Result of a check: a card with its icon, title and what was found. */
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

/** List of {@link ResultFact}s of a result. */
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
