import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { siblings } from '../domain/behaviours/needs.js';
import { oncePerPage } from './parts/names.js';

export const behaviour = behaviourOf('C__CATG__MAIL_ADDRESSES', {
  needs: { addresses: siblings('C__CATG__MAIL_ADDRESSES') },
  computed: {
    primary_mail: oncePerPage(({ facts }) => facts.addresses.find(({ values }) => values.primary)?.values.title ?? ''),
  },
});
