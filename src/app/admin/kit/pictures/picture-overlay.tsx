import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { StoredPicture } from '#contract/files.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import * as css from './picture-upload.css.ts';

export interface PictureOverlayProps {
  pictures: readonly StoredPicture[];
  /** Index of the picture to show; undefined closes the overlay. */
  index: number | undefined;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** One picture enlarged, with links to its neighbors. Says so if its signed address has expired. Text: admin-files. */
export function PictureOverlay({ pictures, index, onMove, onClose }: PictureOverlayProps) {
  const { t } = useTranslation('admin-files');
  const router = useRouter();
  const shown = index === undefined ? undefined : pictures[index];
  const at = index ?? 0;
  const [ended, setEnded] = useState<string>();
  const loadAgain = async () => {
    await router.invalidate({ sync: true });
    // Within a moment of the former one the address is the same.
    setEnded(undefined);
  };
  return (
    <Overlay
      open={shown !== undefined}
      onClose={onClose}
      title={t('position', { number: at + 1, total: pictures.length })}
      closeLabel={t('close')}
    >
      {shown && (
        <div className={css.large}>
          {ended === shown.url ? (
            <div className={css.ended}>
              <p role="alert">{t('ended')}</p>
              <Button variant="secondary" size="small" onClick={() => void loadAgain()}>
                {t('reload')}
              </Button>
            </div>
          ) : (
            <img
              className={css.largePicture}
              src={shown.url}
              width={shown.width}
              height={shown.height}
              alt={t('picture', { number: at + 1 })}
              onError={() => setEnded(shown.url)}
            />
          )}
          {pictures.length > 1 && (
            <div className={css.arrows}>
              <IconButton
                label={t('previous')}
                onClick={() => onMove((at - 1 + pictures.length) % pictures.length)}
              >
                <ChevronLeft size={22} />
              </IconButton>
              <IconButton label={t('next')} onClick={() => onMove((at + 1) % pictures.length)}>
                <ChevronRight size={22} />
              </IconButton>
            </div>
          )}
        </div>
      )}
    </Overlay>
  );
}
