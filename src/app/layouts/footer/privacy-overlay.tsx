import { useTranslation } from 'react-i18next';
import { PrivacyText } from '#app/features/brand/privacy-text.tsx';
import { LazySentTo } from '#app/features/consent/lazy-sent-to.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { SkeletonLines } from '#app/ui/feedback/skeleton.tsx';

/** The privacy policy over the screen one is on, in its language (spec section 2, Footer: 800 px wide, at most 80vh high). */
export default function PrivacyOverlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, ready } = useTranslation(['common', 'footer', 'legal']);
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('footer:privacy')}
      closeLabel={t('close')}
      size="large"
      topPosition="20dvh"
    >
      {ready ? <PrivacyText sentTo={<LazySentTo />} /> : <SkeletonLines count={8} />}
    </Overlay>
  );
}
