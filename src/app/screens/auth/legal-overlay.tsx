import { useTranslation } from 'react-i18next';
import { LazySentTo } from '#app/features/consent/lazy-sent-to.tsx';
import { LegalFrame } from '#app/features/brand/legal-frame.tsx';
import { PrivacyText } from '#app/features/brand/privacy-text.tsx';
import { TermsText } from '#app/features/brand/terms-text.tsx';
import type { LegalText } from './legal-text.ts';

export default function LegalOverlay(props: { text: LegalText; open: boolean; onClose: () => void }) {
  const { text, open, onClose } = props;
  const { t, ready } = useTranslation(['legal', 'refund', 'common']);
  return (
    <LegalFrame open={open} onClose={onClose} title={ready ? t(`legal:${text}.title`) : ''} ready={ready}>
      {text === 'terms' ? <TermsText /> : <PrivacyText sentTo={<LazySentTo />} />}
    </LegalFrame>
  );
}
