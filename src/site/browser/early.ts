import { kept } from './page/kept.js';

// Before anything is drawn, so that nothing flickers.
const { dataset } = document.documentElement;
dataset.scripted = 'true';
dataset.language = kept('language') ?? (navigator.language.startsWith('de') ? 'de' : 'en');
dataset.code = kept('code') ?? 'JSON';
const theme = kept('theme');
if (theme !== null) dataset.theme = theme;
