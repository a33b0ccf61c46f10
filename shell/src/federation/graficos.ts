/** The charts that areas may draw, in one file for all areas. It comes with the first screen that shows one. */
export { Bar, Column } from '@ant-design/charts';
