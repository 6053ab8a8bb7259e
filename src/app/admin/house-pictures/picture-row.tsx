import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HousePicture } from '#contract/admin/house-pictures.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Badge } from '#app/ui/data/badge.tsx';
import { CutPicture } from '#app/admin/kit/pictures/cut-picture.tsx';
import { PictureForm } from './picture-form.tsx';
import type { HousePictureWork } from './use-house-pictures.ts';
import * as css from './house-pictures.css.ts';

export interface PictureRowProps {
  picture: HousePicture;
  version: string;
  name: string;
  handle: ReactNode;
  isOnCard: boolean;
  isOpen: boolean;
  work: HousePictureWork;
  onOpen: (open: boolean) => void;
  onRemove: () => void;
}

export function PictureRow(props: PictureRowProps) {
  const { picture, version, name, handle, isOnCard, isOpen, work, onOpen, onRemove } = props;
  const { t, i18n } = useTranslation(['admin-house-pictures', 'houses']);
  const words = localText(picture.alt, i18n.language);
  return (
    <div className={css.item}>
      <div className={css.row}>
        {handle}
        <div className={css.thumbnail}>
          <CutPicture photo={picture} alt={words} />
        </div>
        <div className={css.facts}>
          <span className={words ? css.words : css.soft}>{words || t('noWords')}</span>
          <span className={css.badges}>
            {isOnCard && <Badge tone="success">{t('card')}</Badge>}
            {picture.room && <Badge>{t(`houses:room.${picture.room}`)}</Badge>}
            {(['ko', 'en'] as const).map(
              (language) =>
                picture.alt[language] === '' && (
                  <Badge key={language} tone="warning">
                    {t(`missing.${language}`)}
                  </Badge>
                ),
            )}
          </span>
        </div>
        <div className={css.ways}>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-label={t('editNamed', { name })}
            onClick={() => onOpen(!isOpen)}
          >
            {t('edit')}
          </Button>
          <IconButton label={t('remove', { name })} onClick={onRemove}>
            <Trash2 size={18} />
          </IconButton>
        </div>
      </div>
      {isOpen && (
        <PictureForm
          picture={picture}
          version={version}
          name={name}
          work={work}
          onDone={() => onOpen(false)}
        />
      )}
    </div>
  );
}
