export const PAGES = 'pages';
export const ASSETS = 'assets';
