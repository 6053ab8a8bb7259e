import type { ReactNode } from 'react';
import { narrow } from '#app/features/accounts/form.css.ts';
import { cx } from '#app/ui/theme/cx.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import * as css from './auth-frame.css.ts';

const room = { id: 'hero-upright', width: 1080, height: 1920, widths: [720, 1080], dominant: '#dcd6cd' };

export function AuthFrame({ children, centred }: { children: ReactNode; centred?: boolean }) {
  return (
    <Content>
      <div className={css.frame}>
        <div className={cx(narrow, centred && css.words)}>{children}</div>
        <div className={css.photo} aria-hidden="true">
          <Photo
            photo={{ ...room, alt: '' }}
            sizes="(min-width: 960px) 1080px, 1px"
            ratio="fill"
            className={css.filling}
          />
        </div>
      </div>
    </Content>
  );
}
