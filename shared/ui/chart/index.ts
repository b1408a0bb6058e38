/** Small drawings of numbers. In an entry of its own, so that only screens that draw load it. */
export { BarChart, type BarChartProps } from './bar-chart';
export type { ChartPoint } from './chart-figure';
