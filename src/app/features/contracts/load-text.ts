/** Loads what shows the text of a contract. */
export const loadText = () => import('./reading/contract-text.tsx');
