/** The page, or the mark in place of one, is painted from the HTML first; the application comes after that. */
requestAnimationFrame(() => setTimeout(() => void import('./main.tsx')));
