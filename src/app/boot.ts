import { whenLost } from './platform/pwa/lost-files.ts';

/** Template with what a server-rendered page defers past its first paint: the full style sheet and the modules to preload. */
const deferred = document.querySelector<HTMLTemplateElement>('#deferred');
/** Set if the service worker answers with the shell or a page copy (`sw/pages.ts`): all that follows is then on the device too. */
const isOnDevice = navigator.serviceWorker?.controller;
const style = () => deferred && document.head.append(deferred.content);
const start = () => {
  // The rules of the first sight serve a copy until it answers: laying the page out anew for the others takes longer than to load them.
  if (isOnDevice) setTimeout(style, 500);
  else style();
  import('./main.tsx').catch(whenLost);
};
const afterPaint = () => requestAnimationFrame(() => setTimeout(start));

// A page in the background is not painted, yet has work to do: it confirms a payment. The shell on the device has no paint to protect.
if (document.hidden || (isOnDevice && (!deferred || performance.getEntriesByType('paint').length))) start();
else {
  // The page's own picture and fonts load first, and are seen a frame later. The shell has neither: its mark stands in the HTML.
  if (isOnDevice || !deferred) afterPaint();
  else addEventListener('load', () => requestAnimationFrame(afterPaint));
  // A page that never loads, or is not painted though it says that it is visible (WebKit), starts all the same.
  setTimeout(start, deferred ? 5000 : 1000);
}
