/** The whole sheet and the application: a page that the host painted has them in a template, and does without them at first sight. */
const start = () => {
  document.head.append(document.querySelector<HTMLTemplateElement>('#late')?.content ?? '');
  void import('./main.tsx');
};

// What is in the background is not painted, and does its work all the same: a payment is confirmed there.
if (document.hidden) start();
else {
  // The page's own picture and type, or the mark in place of a page, come first; one that never arrives is not waited for.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, 5000);
}
