import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import * as css from './picture-upload.css.ts';

export interface RemovedProps {
  text: string;
  busy: boolean;
  onUndo: () => void;
}

export function Removed({ text, busy, onUndo }: RemovedProps) {
  const { t } = useTranslation('admin-files');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div role="status" className={css.removed}>
      {text}
      <Button ref={button} variant="secondary" size="small" busy={busy} onClick={onUndo}>
        <Undo2 size={16} />
        {t('undo')}
      </Button>
    </div>
  );
}
