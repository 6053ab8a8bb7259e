import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import * as css from './timeline.css.ts';

export interface TimelineSegment {
  label: ReactNode;
  range: ReactNode;
  text?: ReactNode;
  tone: keyof typeof css.tone;
}

export interface TimelineProps {
  label: string;
  segments: readonly TimelineSegment[];
  /** Mark of today: its segment, the position in it (0 to 1) and the label. */
  today?: { segment: number; fraction: number; label: string };
}

export function Timeline({ label, segments, today }: TimelineProps) {
  return (
    <ol className={cx(css.list, today && css.marked)} aria-label={label}>
      {segments.map((segment, index) => {
        const now = today?.segment === index ? today : undefined;
        const at = now && `${Math.min(Math.max(now.fraction, 0.03), 0.97) * 100}%`;
        return (
          <li
            key={index}
            className={cx(css.segment, css.tone[segment.tone])}
            aria-current={now ? 'date' : undefined}
          >
            {now && <span className={css.mark} aria-hidden="true" style={{ insetInlineStart: at }} />}
            <div className={css.words}>
              {now && (
                <span className={css.now} style={{ insetInlineStart: at }}>
                  {now.label}
                </span>
              )}
              <span className={css.label}>{segment.label}</span>
              <span className={css.range}>{segment.range}</span>
              {segment.text && <span className={css.text}>{segment.text}</span>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
