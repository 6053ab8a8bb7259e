import { useTranslation } from 'react-i18next';
import { TermsText } from '#app/features/brand/terms-text.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { SkeletonLines } from '#app/ui/feedback/skeleton.tsx';

/** The terms of use in the language on screen, over the form that asks for agreement. */
export default function TermsOverlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, ready } = useTranslation(['legal', 'refund', 'common']);
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={ready ? t('legal:terms.title') : ''}
      closeLabel={t('common:close')}
      size="large"
    >
      {ready ? <TermsText /> : <SkeletonLines count={8} />}
    </Overlay>
  );
}
