import { useEffect, useEffectEvent, useState, type DragEvent, type ReactNode } from 'react';
import * as css from './house-pictures.css.ts';

export interface DropZoneProps {
  onFiles: (files: File[]) => void;
  /** Shown while files are dragged over the zone. */
  hint: string;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A drop target for files. Files pasted anywhere on the page outside a field are taken too. */
export function DropZone({ onFiles, hint, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isField =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
      if (files.length === 0 || isField) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    <div
      className={css.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over && (
        <p className={css.hint} aria-hidden="true">
          {hint}
        </p>
      )}
    </div>
  );
}
