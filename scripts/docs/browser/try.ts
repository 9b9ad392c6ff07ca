import { setUpConnection } from './try/connection.js';
import { setUpForm } from './try/form.js';
import { showOffers } from './try/offers.js';
import { showRequest } from './try/request.js';
import { onLanguage, titleOptions } from './try/texts.js';

const forms = [...document.querySelectorAll<HTMLFormElement>('form.call')];
const showRequests = () => {
  for (const form of forms) showRequest(form);
};

setUpConnection(showRequests);
for (const form of forms) setUpForm(form);
onLanguage(() => {
  titleOptions();
  showOffers();
  showRequests();
});
