export { BELONGINGS, type Belonging } from './belonging';
