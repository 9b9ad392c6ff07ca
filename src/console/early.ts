// Before anything is drawn, so that nothing flickers. The names are those of the documentation, which shares the choices.
const { dataset } = document.documentElement;
const choice = (name: string): string | undefined => {
  try {
    return localStorage.getItem(`kataster.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
};
const theme = choice('theme');
dataset.scripted = 'true';
dataset.language = choice('language') ?? (navigator.language.startsWith('de') ? 'de' : 'en');
if (theme !== undefined) dataset.theme = theme;

export {};
