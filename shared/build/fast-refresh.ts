import { join } from 'node:path';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const ONE_PER_PAGE = join(import.meta.dirname, 'react-refresh');

/** Where builds for development find the refresh runtime that the whole page shares. */
export const refreshAlias = { 'react-refresh': ONE_PER_PAGE };

/** Repaints an edited component with its state kept, also across the border between host and area. */
export const fastRefresh = () =>
  new ReactRefreshRspackPlugin({ library: 'fm', exclude: [/[\\/]node_modules[\\/]/, ONE_PER_PAGE] });
