import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonLines } from '#app/ui/feedback/skeleton.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';

export interface LegalFrameProps {
  open: boolean;
  onClose: () => void;
  title: string;
  ready: boolean;
  children: ReactNode;
}

/** Window of a legal text over the current screen (docs/specification.md#layout: 800 px wide, at most 80vh high, on phones too). Text: common. */
export function LegalFrame({ ready, children, ...props }: LegalFrameProps) {
  const { t } = useTranslation('common');
  return (
    <Overlay {...props} closeLabel={t('close')} size="large" topPosition="20dvh" expandOnContentDrag>
      {ready ? children : <SkeletonLines count={8} />}
    </Overlay>
  );
}
