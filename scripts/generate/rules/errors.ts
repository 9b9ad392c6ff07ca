import { ownParameters } from '../document/descriptors.js';
import type { Rule } from './rules.js';

/** The member of `data` by which programs know an error. */
const nameMember = 'error';

/** An error says in `data` what it is called; everything there is text. */
export const namedErrors: Rule = ({ components: { errors = {} } }) =>
  Object.entries(errors)
    .filter(([name, { data }]) => data?.[nameMember] !== name || Object.values(data).some(text => typeof text !== 'string'))
    .map(([name]) => `#/components/errors/${name}: its data must be texts, and "${nameMember}": "${name}" among them`);

/** No parameter has the name of the member that names the error: faults of parameters stand beside it. */
export const freeNameMember: Rule = document =>
  document.methods.flatMap(method =>
    ownParameters(method, document)
      .filter(({ name, 'x-aliases': aliases = [] }) => [name, ...aliases].includes(nameMember))
      .map(() => `${method.name}: no parameter can be called ${nameMember}, where errors tell their name`),
  );
