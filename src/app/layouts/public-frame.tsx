import type { ReactNode } from 'react';
import { withTexts } from '#app/platform/i18n/i18n.ts';
import { deferHydration } from '#app/platform/hydration/deferred-hydration.tsx';
import { PageFrame } from './page-frame.tsx';
import * as css from './public.css.ts';
import { TopBar } from './navigation/top-bar.tsx';
import { useChrome } from './use-chrome.ts';

const [Footer] = deferHydration('footer', () => withTexts('footer', import('./footer/footer.tsx')));

export default function PublicFrame({ children }: { children?: ReactNode }) {
  const chrome = useChrome();
  return (
    <div className={css.page}>
      <PageFrame
        bar={<TopBar chrome={chrome} />}
        mainClassName={css.main}
        footer={chrome.footer && <Footer />}
      >
        {children}
      </PageFrame>
    </div>
  );
}
