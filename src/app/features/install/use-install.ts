import { useState, useSyncExternalStore } from 'react';
import { install, subscribeInstall } from '#app/platform/pwa/install-prompt.ts';
import { installWay, thisDevice, type InstallWay } from '#app/platform/pwa/install-way.ts';
import { installState } from '#app/platform/pwa/install.ts';

type Installing = {
  way: InstallWay | null;
  /** Key of the button's label, in the namespace `install`. */
  label: 'action' | 'how';
  guide: { open: boolean; onClose: () => void };
  /**
   * Opens the browser's own prompt if it has one, else the steps.
   * @returns false if the prompt was dismissed
   */
  start: () => Promise<boolean>;
};

/** Returns how the app can be installed on this device; null if it is installed or cannot be. */
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
