import type { ReactNode } from 'react';
import { narrow } from '#app/features/accounts/form.css.ts';
import { photos } from '#app/features/brand/photos.ts';
import { cx } from '#app/ui/cx.ts';
import { Content } from '#app/ui/page.tsx';
import { Photo } from '#app/ui/photo.tsx';
import * as css from './auth-frame.css.ts';

/** The room in which one logs in, signs up and confirms: the form, and from 960 px a front door beside it that sets the mood. */
export function AuthFrame({ children, centred }: { children: ReactNode; centred?: boolean }) {
  return (
    <Content>
      <div className={css.frame}>
        <div className={cx(narrow, centred && css.words)}>{children}</div>
        <div className={css.photo} aria-hidden="true">
          <Photo
            photo={{ ...photos.door, alt: '' }}
            sizes="(min-width: 960px) 1080px, 1px"
            ratio="fill"
            style={{ position: 'absolute', inset: 0 }}
          />
        </div>
      </div>
    </Content>
  );
}
