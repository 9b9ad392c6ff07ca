import { keep } from './kept.js';

const { dataset } = document.documentElement;
keep('language', dataset.language ?? 'en');
