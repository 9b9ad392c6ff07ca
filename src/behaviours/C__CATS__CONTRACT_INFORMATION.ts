import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { nextContractEnd, nextNoticeEnd } from './parts/dates.js';

export const behaviour = behaviourOf('C__CATS__CONTRACT_INFORMATION', {
  computed: {
    next_contract_end_date: (values, { now }) => nextContractEnd(values, now),
    next_notice_end_date: (values, { now }) => nextNoticeEnd(values, now),
  },
});
