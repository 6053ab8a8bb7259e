import { useState, useSyncExternalStore } from 'react';
import { install, subscribeInstall } from '#app/platform/pwa/install-prompt.ts';
import { installWay, thisDevice, type InstallWay } from '#app/platform/pwa/install-way.ts';
import { installState } from '#app/platform/pwa/install.ts';

type Installing = {
  /** The way to explain, where there is one. */
  way: InstallWay | null;
  /** The key of what the button says, in the namespace `install`. */
  label: 'action' | 'how';
  guide: { open: boolean; onClose: () => void };
  /** Opens the browser's own prompt where it has one, else the steps. @returns false where the prompt was dismissed */
  start: () => Promise<boolean>;
};

/** Installing the app on this device; null where it is installed or cannot be. */
export function useInstall(): Installing | null {
  const prompt = useSyncExternalStore(subscribeInstall, () => installState.prompt);
  const installed = useSyncExternalStore(subscribeInstall, () => installState.installed);
  const [device] = useState(thisDevice);
  const [open, setOpen] = useState(false);
  const way = installWay(device);
  if (installed || device.standalone || (!prompt && !way)) return null;
  const start = async () => {
    if (prompt) return install();
    setOpen(true);
    return true;
  };
  return {
    way,
    label: prompt ? 'action' : 'how',
    guide: { open, onClose: () => setOpen(false) },
    start,
  };
}
