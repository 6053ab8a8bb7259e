/** The template that holds what a page rendered by the host defers past its first paint: the whole style sheet and the modules to preload. */
const deferred = document.querySelector<HTMLTemplateElement>('#deferred');
const start = () => {
  if (deferred) document.head.append(deferred.content);
  void import('./main.tsx');
};
const afterPaint = () => requestAnimationFrame(() => setTimeout(start));

// A page in the background is not painted, yet has work to do: it confirms a payment.
if (document.hidden) start();
else {
  // The page's own picture and fonts load first. The app shell has neither: its mark stands in the HTML.
  if (deferred) addEventListener('load', afterPaint);
  else afterPaint();
  // A page that never loads, or is not painted though it says that it is visible (WebKit), starts all the same.
  setTimeout(start, deferred ? 5000 : 1000);
}
