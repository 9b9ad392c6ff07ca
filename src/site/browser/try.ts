import { setUpConnection } from './try/connection.js';
import { setUpForm } from './try/form.js';
import { showOffers } from './try/offers.js';
import { showRequests } from './try/request.js';
import { suggestAttributes } from './try/suggestions.js';
import { onLanguage, titleOptions } from './try/texts.js';

suggestAttributes();
setUpConnection(showRequests);
for (const form of document.querySelectorAll<HTMLFormElement>('form.call')) setUpForm(form);
onLanguage(() => {
  titleOptions();
  showOffers();
  showRequests();
});
