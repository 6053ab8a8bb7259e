/** The page, or the mark in place of one, is painted from the HTML first; the application comes after that. */
const start = () => void import('./main.tsx');

// What is in the background is not painted, and does its work all the same: a payment is confirmed there.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
