/** What a page that the host painted does without at first sight: the whole sheet, the application and what it imports. */
const late = document.querySelector<HTMLTemplateElement>('#late');
const start = () => {
  if (late) document.head.append(late.content);
  void import('./main.tsx');
};
const oncePainted = () => requestAnimationFrame(() => setTimeout(start));

// What is in the background is not painted, and does its work all the same: a payment is confirmed there.
if (document.hidden) start();
// The mark in place of a page is in the HTML.
else if (!late) oncePainted();
else {
  // The page's own picture and type come first; one that never arrives is not waited for.
  addEventListener('load', oncePainted);
  setTimeout(start, 5000);
}
