import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { downloadFile } from '#app/platform/browser/download.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { ButtonLook } from '#app/ui/controls/button-class.ts';

export interface DownloadLinkProps extends ButtonLook {
  file: Blob;
  filename: string;
  onTaken?: () => void;
  children: ReactNode;
}

export function DownloadLink({ file, filename, onTaken, children, ...look }: DownloadLinkProps) {
  const take = () => {
    downloadFile(file, filename);
    onTaken?.();
  };
  return (
    <Button variant="quiet" size="small" {...look} onClick={take}>
      <Download size={20} />
      {children}
    </Button>
  );
}
