import type { Configuration } from '@rspack/core';
import { FUNCTIONS_FOLDER } from './paths';

/** The functions as one ES module for the cloud's Node; the SDKs of Google are installed beside it. */
export const functionsConfig = (output: string): Configuration => ({
  name: 'functions',
  mode: 'production',
  context: FUNCTIONS_FOLDER,
  target: 'node22',
  devtool: false,
  entry: { index: './index.ts' },
  output: {
    path: output,
    clean: true,
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    filename: '[name].js',
  },
  resolve: { extensions: ['.ts', '.js'] },
  externalsType: 'module',
  externals: [
    /^(firebase-admin|firebase-functions|@google-cloud\/firestore|nodemailer)(\/|$)/,
    // Most starts of a function need none of it.
    { 'date-holidays': 'import date-holidays', pdfkit: 'import pdfkit' },
  ],
  module: {
    // Packages beside the bundle are found from where it lies, not from where its sources lay.
    parser: { javascript: { importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        // Nothing of ours does anything by being imported alone, so unused parts of an index can be left out.
        sideEffects: false,
        loader: 'builtin:swc-loader',
        options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
      },
    ],
  },
  // Readable: the lines of an error's stack are all that an operator gets.
  optimization: { minimize: false },
  performance: false,
  stats: 'errors-warnings',
});
