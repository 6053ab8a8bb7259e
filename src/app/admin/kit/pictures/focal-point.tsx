import { useTranslation } from 'react-i18next';
import type { Photo } from '#contract/shared.ts';
import * as css from './focal-point.css.ts';

type Focus = NonNullable<Photo['focus']>;

export interface FocalPointProps {
  photo: Photo;
  /** In percent from the left and from the top; null if the picture is never cropped. */
  focus: Focus | null;
  onChange: (focus: Focus) => void;
}

export function FocalPoint({ photo, focus, onChange }: FocalPointProps) {
  const { t } = useTranslation('admin-files');
  const shown = (
    <img
      className={css.image}
      src={`/photos/${photo.id}-${photo.widths.at(-1)}.webp`}
      width={photo.width}
      height={photo.height}
      alt=""
      style={{ backgroundColor: photo.dominant }}
    />
  );
  if (!focus) return <span className={css.shown}>{shown}</span>;
  const share = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)));
  return (
    <>
      <span
        className={css.shown}
        onPointerDown={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          onChange({ x: share((clientX - left) / width), y: share((clientY - top) / height) });
        }}
      >
        {shown}
        <span className={css.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </span>
      <p className={css.soft}>{t('focus.help')}</p>
      <div className={css.sliders}>
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} className={css.soft}>
            {t(`focus.${axis}`)}
            <input
              type="range"
              className={css.slider}
              min={0}
              max={100}
              value={focus[axis]}
              onChange={({ target }) => onChange({ ...focus, [axis]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
    </>
  );
}
