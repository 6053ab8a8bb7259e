import { Camera, ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pictures as limits } from '#contract/pictures.ts';
import { Button } from '#app/ui/controls/button.tsx';
import * as css from './picture-upload.css.ts';

export interface ChoosersProps {
  onChoose: (files: File[]) => void;
  full: boolean;
  most: number;
}

export function Choosers({ onChoose, full, most }: ChoosersProps) {
  const { t } = useTranslation('admin-files');
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const input = (ref: typeof camera, more: { capture?: 'environment'; multiple?: boolean }) => (
    <input
      ref={ref}
      hidden
      type="file"
      accept={limits.accepted}
      {...more}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        // The same picture may be chosen again.
        target.value = '';
      }}
    />
  );
  return (
    <div className={css.choosers}>
      {input(camera, { capture: 'environment' })}
      {input(files, { multiple: true })}
      <Button
        variant="secondary"
        className={css.camera}
        invalid={full}
        onClick={() => camera.current?.click()}
      >
        <Camera size={20} />
        {t('camera')}
      </Button>
      <Button
        variant="secondary"
        invalid={full}
        reason={t('full', { most })}
        onClick={() => files.current?.click()}
      >
        <ImagePlus size={20} />
        {t('choose')}
      </Button>
    </div>
  );
}
