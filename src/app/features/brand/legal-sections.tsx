import type { ReactNode } from 'react';
import * as css from './legal-sections.css.ts';

export type LegalSection = { title: string; text: string[] };

type LegalSectionsProps = {
  intro: string;
  sections: LegalSection[];
  /** Stands after the text of a section. */
  after?: (index: number) => ReactNode;
};

/** Numbered sections of a legal text. */
export function LegalSections({ intro, sections, after }: LegalSectionsProps) {
  return (
    <div className={css.text}>
      <p className={css.intro}>{intro}</p>
      {sections.map(({ title, text }, index) => (
        <section key={title} className={css.section}>
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
