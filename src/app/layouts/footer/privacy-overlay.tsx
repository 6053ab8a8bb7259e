import { useTranslation } from 'react-i18next';
import { LegalFrame } from '#app/features/brand/legal-frame.tsx';
import { PrivacyText } from '#app/features/brand/privacy-text.tsx';
import { LazySentTo } from '#app/features/consent/lazy-sent-to.tsx';

export default function PrivacyOverlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, ready } = useTranslation(['footer', 'common', 'legal']);
  return (
    <LegalFrame open={open} onClose={onClose} title={t('privacy')} ready={ready}>
      <PrivacyText sentTo={<LazySentTo />} />
    </LegalFrame>
  );
}
