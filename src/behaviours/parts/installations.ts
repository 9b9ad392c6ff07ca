import { countLinkingHere } from '../../domain/behaviours/needs.js';

/** How often a program is installed. */
export const installations = countLinkingHere('C__CATG__APPLICATION.application', 'C__CATG__OPERATING_SYSTEM.application');
