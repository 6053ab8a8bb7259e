import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import * as css from './page.css.ts';

export interface ContentProps extends ComponentProps<'div'> {
  /** `content` 1200 px, `reading` 680 px, `full` the window, always with side padding. */
  width?: keyof typeof css.width;
}

export function Content({ width = 'content', className, ...rest }: ContentProps) {
  return <div {...rest} className={cx(css.content, css.width[width], className)} />;
}

export interface SectionProps extends ComponentProps<'section'> {
  width?: keyof typeof css.width;
  tone?: keyof typeof css.tone;
  /** Half the vertical padding, for screens with many sections. */
  tight?: boolean;
}

export function Section({ width, tone = 'paper', tight, className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={cx(tight ? css.tightSection : css.section, css.tone[tone], className)}>
      <Content width={width}>{children}</Content>
    </section>
  );
}

export interface HeadingProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  id?: string;
  className?: string;
}

export function Heading({ title, eyebrow, lead, action, level = 2, id, className }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <div className={cx(css.heading, className)}>
      <div className={css.words}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <Tag id={id} className={css.level[level]}>
          {title}
        </Tag>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
