import type { ReactNode } from 'react';
import * as css from './legal-sections.css.ts';

/** `id` is the anchor of a section that other texts link to. */
export type LegalSection = { id?: string; title: string; text: string[] };

type LegalSectionsProps = {
  intro: string;
  sections: LegalSection[];
  after?: (index: number) => ReactNode;
};

export function LegalSections({ intro, sections, after }: LegalSectionsProps) {
  return (
    <div className={css.text}>
      <p className={css.intro}>{intro}</p>
      {sections.map(({ id, title, text }, index) => (
        <section key={title} id={id} className={css.section}>
          <h2 className={css.title}>
            {index + 1}. {title}
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {after?.(index)}
        </section>
      ))}
    </div>
  );
}
