export const loadText = () => import('./reading/contract-text.tsx');
