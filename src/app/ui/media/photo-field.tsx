import { ImagePlus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import * as css from './photo-field.css.ts';

export interface FieldPhoto {
  key: string;
  /** URL of the picture on this device; null while it is being reduced. */
  preview: string | null;
  alt: string;
  removeLabel: string;
  state: string | null;
  /** Uploaded share from 0 to 1; null unless the upload is running. */
  share: number | null;
}

export interface PhotoFieldProps {
  id?: string;
  label: string;
  help?: string;
  photos: readonly FieldPhoto[];
  accept: string;
  addLabel: string;
  full: boolean;
  fullReason: string;
  problem: string | null;
  note: string | null;
  busy?: boolean;
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
}

export function PhotoField(props: PhotoFieldProps) {
  const { id, label, help, photos, accept, addLabel, full, fullReason, problem, note, busy = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const words = useId();
  return (
    <fieldset id={id} tabIndex={-1} className={css.field} aria-describedby={help && words}>
      <legend className={css.legend}>{label}</legend>
      {help && (
        <p id={words} className={css.soft}>
          {help}
        </p>
      )}
      {photos.length > 0 && (
        <ul className={css.grid}>
          {photos.map((photo) => (
            <Item key={photo.key} photo={photo} busy={busy} onRemove={() => props.onRemove(photo.key)} />
          ))}
        </ul>
      )}
      <div>
        <input
          ref={input}
          hidden
          type="file"
          accept={accept}
          multiple
          onChange={({ target }) => {
            props.onAdd([...(target.files ?? [])]);
            // The same picture may be chosen again.
            target.value = '';
          }}
        />
        <Button
          variant="secondary"
          size="medium"
          invalid={full || busy}
          {...(full && { reason: fullReason })}
          onClick={() => input.current?.click()}
        >
          <ImagePlus size={20} />
          {addLabel}
        </Button>
      </div>
      <p role="status" className={problem ? css.wrong : css.soft}>
        {problem ?? note}
      </p>
    </fieldset>
  );
}

function Item({ photo, busy, onRemove }: { photo: FieldPhoto; busy: boolean; onRemove: () => void }) {
  const { preview, alt, removeLabel, state, share } = photo;
  return (
    <li className={css.item}>
      {preview && <img className={css.picture} src={preview} alt={alt} />}
      {state && (
        <div className={css.cover}>
          {share !== null && (
            <progress className={css.progress} aria-label={state} max={100} value={Math.round(share * 100)} />
          )}
          <span>{state}</span>
        </div>
      )}
      <IconButton label={removeLabel} className={css.corner} invalid={busy} onClick={onRemove}>
        <X size={18} />
      </IconButton>
    </li>
  );
}
