export { Figures as default } from '#app/features/admin/figures/figures.tsx';
