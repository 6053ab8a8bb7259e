/** The template that holds what a page rendered by the host defers past its first paint: the whole style sheet and the modules to preload. */
const deferred = document.querySelector<HTMLTemplateElement>('#deferred');
const start = () => {
  if (deferred) document.head.append(deferred.content);
  void import('./main.tsx');
};
const afterPaint = () => requestAnimationFrame(() => setTimeout(start));

// A page in the background is not painted, yet has work to do: it confirms a payment.
if (document.hidden) start();
// The app shell has nothing deferred: its mark stands in the HTML.
else if (!deferred) afterPaint();
else {
  // The page's own picture and fonts load first, for at most five seconds.
  addEventListener('load', afterPaint);
  setTimeout(start, 5000);
}
