import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
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
    const url = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = url;
    link.download = filename;
    link.click();
    // Browsers read the file after the click has returned.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    onTaken?.();
  };
  return (
    <Button variant="quiet" size="small" {...look} onClick={take}>
      <Download size={20} />
      {children}
    </Button>
  );
}
