import { Button } from '#app/ui/controls/button.tsx';
import { actions } from '../load/parts.css.ts';

export interface FormButtonsProps {
  busy: boolean;
  submit: string;
  cancel: string;
  onCancel: () => void;
}

/** The buttons that send a small form or close it. */
export function FormButtons({ busy, submit, cancel, onCancel }: FormButtonsProps) {
  return (
    <div className={actions}>
      <Button type="submit" size="small" busy={busy}>
        {submit}
      </Button>
      <Button variant="secondary" size="small" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
