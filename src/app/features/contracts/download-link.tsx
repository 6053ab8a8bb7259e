import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { takeAway } from '#app/platform/download.ts';
import { Button } from '#app/ui/button.tsx';
import type { ButtonLook } from '#app/ui/button-class.ts';

export interface DownloadLinkProps extends ButtonLook {
  file: Blob;
  filename: string;
  onTaken?: () => void;
  children: ReactNode;
}

/** Takes a file that is already here away to the device. */
export function DownloadLink({ file, filename, onTaken, children, ...look }: DownloadLinkProps) {
  const take = () => {
    takeAway(file, filename);
    onTaken?.();
  };
  return (
    <Button variant="quiet" size="small" {...look} onClick={take}>
      <Download size={20} />
      {children}
    </Button>
  );
}
