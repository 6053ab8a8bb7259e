import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { link } from '#app/features/accounts/form.css.ts';

import type { LegalText } from './legal-text.ts';

const LegalOverlay = lazy(() => import('./legal-overlay.tsx'));

export function ReadLegal({ text }: { text: LegalText }) {
  const { t } = useTranslation('auth');
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className={link}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {t(text === 'terms' ? 'signup.readTerms' : 'signup.readPrivacy')}
      </button>
      {asked && (
        <Suspense fallback={null}>
          <LegalOverlay text={text} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
