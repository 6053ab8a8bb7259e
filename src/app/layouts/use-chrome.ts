import { useMatches } from '@tanstack/react-router';

export type Chrome = { footer: boolean; bar: 'plain' | 'over-photo' | 'solid' | 'clear'; menu: string };

export function useChrome(): Chrome {
  return useMatches({
    select: (matches) => {
      const chrome: Chrome = { footer: true, bar: 'plain', menu: '' };
      for (const { staticData, fullPath } of matches) {
        chrome.menu = staticData.menu ?? fullPath.replace(/(.)\/$/, '$1');
        if (staticData.chrome?.footer === false) chrome.footer = false;
        if (staticData.chrome?.bar) chrome.bar = staticData.chrome.bar;
      }
      return chrome;
    },
    structuralSharing: true,
  });
}
