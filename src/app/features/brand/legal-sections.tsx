import type { ReactNode } from 'react';
import * as css from './legal-sections.css.ts';

/** `id` is the address of a section that others lead to. */
export type LegalSection = { id?: string; title: string; text: string[] };

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
