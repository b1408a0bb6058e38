import '@fm/ui/styles.css';
import './app/app.css';
import { startPart } from './app/start';
import { applyTheme, storedTheme } from './app/theme';
import { takeOver } from './first-form/take-over';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

applyTheme(storedTheme());
// Before React: the configuration is on its way while the page is set up.
void startPart.load();
void takeOver(root);
