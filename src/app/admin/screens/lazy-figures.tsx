export { Figures as default } from '#app/admin/figures/figures.tsx';
