import '@fm/ui/styles.css';
import './app/app.css';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Boot } from './app/boot';
import { startPart } from './app/start';
import { applyTheme, storedTheme } from './app/theme';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

applyTheme(storedTheme());
// Before React: the configuration is on its way while the page is set up.
void startPart.load();
createRoot(root).render(createElement(StrictMode, null, createElement(Boot)));
