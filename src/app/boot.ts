/** The page is painted from its HTML first; the application comes after that. */
const start = () => void import('./main.tsx');

if (document.getElementById('root')?.childElementCount) requestAnimationFrame(() => setTimeout(start));
else start();
