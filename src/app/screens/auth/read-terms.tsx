import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { link } from '#app/features/accounts/form.css.ts';

const TermsOverlay = lazy(() => import('./terms-overlay.tsx'));

/** Opens the terms over the form one is filling in. */
export function ReadTerms() {
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
        {t('signup.readTerms')}
      </button>
      {asked && (
        <Suspense fallback={null}>
          <TermsOverlay open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
