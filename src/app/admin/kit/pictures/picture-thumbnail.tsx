import { useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { StoredPicture } from '#contract/files.ts';
import { Button } from '#app/ui/controls/button.tsx';
import * as css from './picture-upload.css.ts';

export interface PictureThumbnailProps {
  picture: StoredPicture;
  alt: string;
  onOpen: () => void;
}

/**
 * A thumbnail that opens the full picture. If its signed address has expired, it says so and offers to load it again; uploads continue. Text:
 * admin-files.
 */
export function PictureThumbnail({ picture, alt, onOpen }: PictureThumbnailProps) {
  const { t } = useTranslation('admin-files');
  const router = useRouter();
  const [ended, setEnded] = useState<string>();
  const loadAgain = async () => {
    await router.invalidate({ sync: true });
    // Within a moment of the former one the address is the same.
    setEnded(undefined);
  };
  if (ended === picture.thumbnailUrl)
    return (
      <div className={css.ended}>
        <p className={css.words}>{t('ended')}</p>
        <Button variant="secondary" size="small" onClick={() => void loadAgain()}>
          {t('reload')}
        </Button>
      </div>
    );
  return (
    <button type="button" className={css.open} onClick={onOpen}>
      <img
        className={css.picture}
        src={picture.thumbnailUrl}
        alt={alt}
        onError={() => setEnded(picture.thumbnailUrl)}
      />
    </button>
  );
}
